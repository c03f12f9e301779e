import { fill } from '../../../model/text';

/**
 * Where readers tell of a fault on a page.
 * @param form address with `{title}` and `{address}` in the place of those of the page, perhaps escaped
 */
export function feedbackAddress(
  form: string,
  { title }: { readonly title: string },
  address: string,
): string {
  const values = { title: encodeURIComponent(title), address: encodeURIComponent(address) };
  return fill(form.replaceAll('%7B', '{').replaceAll('%7D', '}'), values);
}
