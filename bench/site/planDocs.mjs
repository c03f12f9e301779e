/** Entries that a folder has at most: more would be a sidebar that nobody reads. */
const widest = 18;
/** Folders at the top. The first is the same on every site, so that its pages can be compared. */
const parts = 12;
const docsOfSection = 11;
const sectionsOfFirst = 8;

/**
 * The folders and pages of a doc set with exactly `routes` routes, generated category pages
 * included: `{ name, docs: [name], folders: [folder] }`, where every folder but the outermost has
 * a category page.
 */
export function planDocs(routes) {
  const first = {
    name: 'part-1',
    docs: [],
    folders: Array.from({ length: sectionsOfFirst }, (_, index) =>
      leaf(`section-${index + 1}`, docsOfSection),
    ),
  };
  const left = routes - countRoutes(first);
  const others = Array.from({ length: parts - 1 }, (_, index) => {
    const share = Math.floor(((index + 1) * left) / (parts - 1)) - Math.floor((index * left) / (parts - 1));
    return folderOf(`part-${index + 2}`, share);
  });
  return { name: '', docs: [], folders: [first, ...others] };
}

/** Routes of a folder and all below it, its own category page included. */
function countRoutes(folder) {
  return 1 + folder.docs.length + folder.folders.reduce((sum, inner) => sum + countRoutes(inner), 0);
}

function leaf(name, count) {
  return { name, docs: Array.from({ length: count }, (_, index) => `page-${index + 1}`), folders: [] };
}

/** A folder with `routes` routes, its category page included; at least two. */
function folderOf(name, routes) {
  const inner = routes - 1;
  if (inner <= widest) return leaf(name, inner);
  const count = Math.min(widest, Math.ceil(inner / widest));
  const folders = Array.from({ length: count }, (_, index) =>
    folderOf(
      `section-${index + 1}`,
      Math.floor(((index + 1) * inner) / count) - Math.floor((index * inner) / count),
    ),
  );
  return { name, docs: [], folders };
}
