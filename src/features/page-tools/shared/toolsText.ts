/** Words of what comes with the first touch, pointer or key. `{name}` is filled in. */
export interface ToolsText {
  readonly tools: string;
  readonly copyPage: string;
  readonly copyLink: string;
  readonly markdown: string;
  readonly booklet: string;
  readonly offline: string;
  readonly offlineFailed: string;
  readonly pageCopied: string;
  readonly linkCopied: string;
  readonly failed: string;
  readonly isNew: string;
  readonly hint: {
    readonly label: string;
    readonly text: string;
    readonly link: string;
    readonly close: string;
  };
  readonly near: string;
  readonly searchFor: string;
}

const en: ToolsText = {
  tools: 'Take this page along',
  copyPage: 'Copy as Markdown',
  copyLink: 'Copy link',
  markdown: 'View as Markdown',
  booklet: 'Print all pages',
  offline: 'Read offline',
  offlineFailed: 'This needs the network.',
  pageCopied: 'The page has been copied.',
  linkCopied: 'The link has been copied.',
  failed: 'It could not be copied.',
  isNew: 'New',
  hint: {
    label: 'Language',
    text: 'This page is also available in English.',
    link: 'Read it in English',
    close: 'Close',
  },
  near: 'Perhaps you meant one of these pages:',
  searchFor: 'Search for “{query}”',
};

const zh: ToolsText = {
  tools: '带走本页',
  copyPage: '复制本页',
  copyLink: '复制链接',
  markdown: '查看Markdown',
  booklet: '打印全部页面',
  offline: '离线阅读',
  offlineFailed: '这项功能需要联网。',
  pageCopied: '本页已复制。',
  linkCopied: '链接已复制。',
  failed: '没能复制。',
  isNew: '新',
  hint: { label: '语言', text: '本页有简体中文版。', link: '阅读中文版', close: '关闭' },
  near: '你要找的也许是这些页面：',
  searchFor: '搜索“{query}”',
};

export const toolsTexts: Readonly<Record<string, ToolsText>> = { en, zh };

/** The words in a locale, English ones where it has none. */
export function toolsText(locale: string): ToolsText {
  return toolsTexts[locale] ?? en;
}
