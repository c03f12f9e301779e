export function addToPage(end) {
  end.append('The end');
}
