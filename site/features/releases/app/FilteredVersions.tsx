import type { TreeComponentProps } from 'generator/app/article/treeComponent';
import { useAddressEnd } from 'generator/app/ui/useAddressEnd';
import { areaQuery, filterVersions } from '../shared/versionFilter';

/** A table of versions, with the rows of the area that the address names. */
export function FilteredVersions({ attributes, nodes, render }: TreeComponentProps) {
  const query = useAddressEnd().replace(/#.*/s, '');
  return render(filterVersions(attributes, nodes, new URLSearchParams(query).get(areaQuery)));
}
