/** The words of reading offline, which come with its code. `{name}` is filled in. */
export interface OfflineText {
  readonly title: string;
  readonly lead: string;
  readonly close: string;
  /** While nothing is known of a set yet. */
  readonly looking: string;
  readonly none: string;
  /** With `{size}` and `{count}`. */
  readonly size: string;
  readonly unknownSize: string;
  readonly storing: string;
  readonly updating: string;
  readonly progress: string;
  readonly stored: string;
  readonly failed: Readonly<Record<'network' | 'full' | 'changing' | 'blocked', string>>;
  readonly kept: string;
  readonly store: string;
  readonly stop: string;
  readonly remove: string;
  readonly retry: string;
  /** Where a page could not be had, but others are stored. */
  readonly instead: string;
  /** The page that comes in place of one that is not stored. */
  readonly message: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
  };
}

const en: OfflineText = {
  title: 'Read offline',
  lead: 'Pages that you store in this browser can be read without a network, until you remove them. They are brought up to date when you visit the site.',
  close: 'Close',
  looking: 'Looking up what is stored…',
  none: 'Not stored',
  size: '{size} in {count} files',
  unknownSize: 'Its size is not known without a network.',
  storing: 'Being stored',
  updating: 'The site has changed: what is new is being stored. The stored pages can be read meanwhile.',
  progress: '{done} of {of} files',
  stored: 'Stored for reading offline',
  failed: {
    network: 'The network does not answer. The rest is stored when you are back online.',
    full: 'There is not enough room. Free some space on your device, or remove what else is stored here; then try again.',
    changing: 'The site is being changed at this moment. Try again in a few minutes.',
    blocked:
      'This browser does not let the site store pages. If this is a private window, open the site in a normal one; else allow the site to store data in the settings of the browser.',
  },
  kept: 'The pages that were stored before can still be read.',
  store: 'Store',
  stop: 'Stop',
  remove: 'Remove',
  retry: 'Try again',
  instead: 'You seem to be offline. These are stored in this browser:',
  message: {
    title: 'This page is not stored',
    text: 'You are offline, or the site does not answer. These are stored in this browser:',
    again: 'Try this page again',
  },
};

const zh: OfflineText = {
  title: '离线阅读',
  lead: '存到浏览器里的页面没有网络也能看，直到你把它们移除。再次访问本站时，内容会自动更新。',
  close: '关闭',
  looking: '正在查看已保存的内容……',
  none: '未保存',
  size: '{size}，共{count}个文件',
  unknownSize: '没有网络，暂时不知道大小。',
  storing: '正在保存',
  updating: '网站有更新，正在保存新内容。已保存的页面照常可以阅读。',
  progress: '{done}／{of}个文件',
  stored: '已保存，可以离线阅读',
  failed: {
    network: '连不上网络。恢复联网后会接着保存余下的内容。',
    full: '空间不够。请清理设备上的空间，或者移除这里保存的其他内容，然后重试。',
    changing: '网站正在更新。请过几分钟再试。',
    blocked:
      '浏览器不允许本站保存页面。如果这是无痕窗口，请改用普通窗口打开；否则请在浏览器设置里允许本站存储数据。',
  },
  kept: '之前保存的页面仍然可以阅读。',
  store: '保存',
  stop: '停止',
  remove: '移除',
  retry: '重试',
  instead: '现在好像没有网络。这个浏览器里保存了：',
  message: {
    title: '本页没有保存',
    text: '现在没有网络，或者网站没有响应。这个浏览器里保存了：',
    again: '重新打开本页',
  },
};

export const offlineTexts: Readonly<Record<string, OfflineText>> = { en, zh };

/** The words in a locale, English ones where it has none. */
export function offlineText(locale: string): OfflineText {
  return offlineTexts[locale] ?? en;
}
