/** The words of the search, which come with its code. `{name}` is filled in. */
export interface SearchText {
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
  readonly filters: string;
  readonly all: string;
  readonly results: string;
  readonly count: { readonly one: string; readonly other: string };
  readonly none: string;
  readonly noneHint: string;
  readonly elsewhere: string;
  readonly corrected: string;
  readonly more: string;
  readonly recent: string;
  readonly forget: string;
  readonly start: string;
  readonly loading: string;
  readonly offline: string;
  readonly failed: string;
  readonly retry: string;
  readonly keys: { readonly move: string; readonly open: string; readonly close: string };
}

const en: SearchText = {
  label: 'Search',
  placeholder: 'What are you looking for?',
  close: 'Close the search',
  filters: 'Show results from',
  all: 'Everything',
  results: 'Results',
  count: { one: '{count} page found', other: '{count} pages found' },
  none: 'Nothing was found for “{query}”.',
  noneHint: 'Try fewer words, or a word for the same thing in English or Chinese. Or look around here:',
  elsewhere: 'Look everywhere',
  corrected: 'Nothing has “{written}”; these pages have “{shown}”.',
  more: 'Show more pages',
  recent: 'Searched for lately',
  forget: 'Forget these',
  start: 'Look for a tool, a menu or a question. Words in Chinese are understood too.',
  loading: 'Searching',
  offline: 'You are offline, and the search needs the network.',
  failed: 'The search could not be loaded.',
  retry: 'Try again',
  keys: { move: 'choose', open: 'open', close: 'close' },
};

const zh: SearchText = {
  label: '搜索',
  placeholder: '你想找什么？',
  close: '关闭搜索',
  filters: '只看',
  all: '全部',
  results: '搜索结果',
  count: { one: '找到{count}页', other: '找到{count}页' },
  none: '没有找到“{query}”。',
  noneHint: '换少一点的词，或者用同一事物的中文、英文说法再试试，也可以从这里看起：',
  elsewhere: '在全部内容里找',
  corrected: '没有页面提到“{written}”，下面是“{shown}”的结果。',
  more: '显示更多页面',
  recent: '最近搜索',
  forget: '清除记录',
  start: '输入工具、菜单或问题，用英文说法也能找到。',
  loading: '正在搜索',
  offline: '当前没有网络，搜索需要联网。',
  failed: '搜索功能没能加载。',
  retry: '重试',
  keys: { move: '选择', open: '打开', close: '关闭' },
};

export const searchTexts: Readonly<Record<string, SearchText>> = { en, zh };

/** The words in a locale, English ones where it has none. */
export function searchText(locale: string): SearchText {
  return searchTexts[locale] ?? en;
}
