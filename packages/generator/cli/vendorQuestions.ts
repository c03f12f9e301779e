/**
 * The numbered questions of `docs/vendor-questions.md` as plain lines, in their order: the question, and
 * below it what its answer would change.
 */
export function listVendorQuestions(markdown: string): readonly string[] {
  const items = markdown.split(/^(?=\d+\. )/m).filter((part) => /^\d+\. /.test(part));
  return items.map((item) => item.trim().replaceAll('**', '').replaceAll('`', ''));
}
