import type { Translated } from 'generator/model/words';

export const en = {
  page: {
    ios: 'iOS and iPadOS',
    da: 'Desktop and Android',
    version: 'Version',
    date: 'When',
    new: 'New',
    improved: 'Improved',
    fixed: 'Fixed',
  },
  build: {
    between: '{after} to {before}',
    /** Two months of one year, which may be named once: `{afterMonth}` has none. */
    within: '{afterMonth} to {before}',
    after: '{after} or later',
    before: 'before {before}',
    by: 'by {by}',
    seen: 'in use in {seen}',
    /** `{edition}` is a name in all languages. */
    since: '{edition} since {version}',
    version: 'Version',
    when: 'Seen',
    known: 'What is known',
    post: 'The post about {version}',
    /** Before the titles of pages. */
    uses: 'On: ',
    separator: ', ',
    /** Before the editions, of which each has a table of its own. */
    edition: 'For: ',
    editions: { ios: 'iOS', da: 'Desktop & Android' },
    /** Before the areas of a table, which leave out what does not concern them. */
    show: 'Show: ',
    all: 'All',
    areas: {
      drawing: 'Drawing',
      color: 'Colour',
      layers: 'Layers',
      animation: 'Animation',
      files: 'Files and canvas',
      view: 'View',
      app: 'App',
    },
    /** Where the stores keep what the vendor wrote about a version. */
    notes: {
      ios: 'For the original notes, open the version history on Resprite’s page in the App Store.',
      da: 'For the original notes, look through the news about Resprite on Steam. Google Play shows those of the newest version.',
    },
    /** `{first}` is the earliest version of which the list below has something. */
    already: 'New from {first} to {version}',
    later: 'Came later than {version}',
    /** Around the version of a change. */
    open: ' (',
    close: ')',
  },
};

export const zh: Translated<typeof en> = {
  page: {
    ios: 'iOS与iPadOS版',
    da: '桌面与Android版',
    version: '版本',
    date: '时间',
    new: '新增',
    improved: '改进',
    fixed: '修复',
  },
  build: {
    // A line breaks before 至, never behind it.
    between: '{after}至\u2060{before}',
    within: '{after}至\u2060{before}',
    after: '{after}或以后',
    before: '{before}之前',
    by: '不晚于{by}',
    seen: '{seen}在用',
    since: '{edition} {version}起',
    version: '版本',
    when: '出现时间',
    known: '已知内容',
    post: '介绍{version}的文章',
    uses: '见：',
    separator: '、',
    edition: '平台：',
    editions: { ios: 'iOS', da: '桌面与Android' },
    /** Before the areas of a table, which leave out what does not concern them. */
    show: '只看：',
    all: '全部',
    areas: {
      drawing: '绘画',
      color: '颜色',
      layers: '图层',
      animation: '动画',
      files: '文件与画布',
      view: '视图',
      app: '应用',
    },
    notes: {
      ios: '原版更新日志：在App Store打开Resprite的页面，查看版本历史记录。',
      da: '原版更新日志：在Steam上翻看Resprite的新闻；Google Play只显示最新版本的。',
    },
    already: '{first}到{version}的新变化',
    later: '{version}之后才有',
    open: '（',
    close: '）',
  },
};
