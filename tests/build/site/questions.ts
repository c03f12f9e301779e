import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { readQueries } from '../../support/queries';
import { readQuestions } from '../../support/questions';
import { openSearch } from '../../support/searchOutput';

type Locale = 'en' | 'zh';
/** A query and the page without its language's prefix. */
type Asked = readonly [query: string, page: string];

/** Of the sixty questions. */
const leastFirst = 54;

/**
 * Of the 850 queries that ways to ask (`asked.yaml`) may be written for, and of those that are kept aside from them, how
 * many have a right page first and among the first three. The latter show what the ways are worth to strangers, so their
 * misses are not told.
 */
const leastOfQueries = {
  en: { seen: { first: 800, three: 845 }, unseen: { first: 95, three: 113 } },
  zh: { seen: { first: 803, three: 839 }, unseen: { first: 105, three: 111 } },
} as const;

/** Everyday words, each typed on the site of the other language: English, Chinese, page. */
const everydayWords: readonly (readonly [en: string, zh: string, page: string])[] = [
  ['undo', '撤销', '/docs/basic/gesture'],
  ['blurry', '模糊', '/faq/drawing/export-image-blurry'],
  ['WeChat', '微信', '/faq/drawing/wechat-gif-blur'],
  ['price', '价格', '/docs/install'],
  ['transparent background', '透明背景', '/docs/basic/export'],
  ['rotate', '旋转', '/docs/basic/transform'],
  ['lag', '卡顿', '/faq/troubleshooting/software-lag-issues'],
  ['copy', '复制', '/faq/drawing/copy-paste-content'],
  ['font', '字体', '/docs/basic/insert-text'],
  ['save', '保存', '/faq/settings/enable-auto-save'],
];

const misspelt: Readonly<Record<Locale, readonly Asked[]>> = {
  en: [
    ['pallete', '/docs/basic/palette'],
    ['dithring', '/docs/basic/dithering'],
    ['refnd', '/faq/purchase/refund'],
    ['onoin skin', '/docs/timeline/onion-skin'],
    ['gestrue', '/docs/basic/gesture'],
    ['tilmap', '/faq/drawing/tileset-tilemap-support'],
    ['subscripton', '/faq/purchase/cancel-subscription'],
    ['simmetry', '/docs/other/symmetric-tool'],
    ['galery', '/docs/basic/gallery'],
    ['timlapse', '/docs/other/timelapse'],
    ['transfrom', '/docs/basic/transform'],
    ['asprite', '/faq/drawing/ase-file-attributes'],
  ],
  zh: [
    ['调色版', '/docs/basic/palette'],
    ['图曾', '/docs/timeline/layer'],
    ['洋葱片', '/docs/timeline/onion-skin'],
    ['时间周', '/docs/timeline/timeline'],
    ['兑换马', '/faq/android-specific/redeem-promo-code'],
    ['倒出', '/docs/basic/export'],
    ['画步', '/docs/basic/canvas'],
    ['抖功', '/docs/basic/dithering'],
    ['退歉', '/faq/purchase/refund'],
    ['shorcut', '/docs/other/keyboard-shortcuts-ios'],
    ['refnd', '/faq/purchase/refund'],
    ['dithring', '/docs/basic/dithering'],
  ],
};

const otherScripts: readonly Asked[] = [
  ['導出', '/docs/basic/export'],
  ['調色盤', '/docs/basic/palette'],
  ['圖層', '/docs/timeline/layer'],
  ['匯出模糊', '/faq/drawing/export-image-blurry'],
  ['tiaoseban', '/docs/basic/palette'],
  ['tu ceng', '/docs/timeline/layer'],
  ['yangcongpi', '/docs/timeline/onion-skin'],
  ['daochu', '/docs/basic/export'],
];

/** Names that the app has for its features: their own page stands before those that only name them. */
const featureNames: Readonly<Record<Locale, readonly Asked[]>> = {
  en: [
    ['safe zone', '/docs/other/safezone'],
    ['deco manager', '/docs/other/deco-manager'],
    ['focus mode', '/docs/other/focus-mode'],
    ['file lock', '/docs/other/file-lock'],
    ['reference image', '/docs/other/refImg'],
    ['how do I use the onion skin', '/docs/timeline/onion-skin'],
    ['where is the timeline', '/docs/timeline/timeline'],
    ['what is dithering for', '/docs/basic/dithering'],
  ],
  zh: [
    ['安全区', '/docs/other/safezone'],
    ['专注模式', '/docs/other/focus-mode'],
    ['文件锁', '/docs/other/file-lock'],
    ['参考图', '/docs/other/refImg'],
    ['洋葱皮怎么用', '/docs/timeline/onion-skin'],
    ['时间轴在哪里', '/docs/timeline/timeline'],
    ['抖动是做什么的', '/docs/basic/dithering'],
  ],
};

/** As typed by readers who do not know the words of the site. */
const inOwnWords: Readonly<Record<Locale, readonly Asked[]>> = {
  en: [
    ['how to make background transparent', '/docs/basic/export'],
    ['app keeps crashing on android', '/faq/troubleshooting/software-lag-issues'],
    ['what is the difference between cell and frame', '/docs/timeline/cell'],
    ['export sprite sheet for unity', '/docs/craft/game-engines'],
    ['how to share palette with friend', '/docs/basic/palette'],
    ['can I use apple pencil', '/docs/basic/gesture'],
    ['is there a dark theme', '/docs/other/themes'],
    ['where do saved files go on ipad', '/faq/files/ios-file-location'],
    ['mirror drawing', '/docs/other/symmetric-tool'],
    ['import photo as reference', '/docs/other/refImg'],
    ['two devices one purchase', '/faq/purchase/premium-shared-devices'],
    ['export video', '/docs/basic/export'],
    ['animation speed', '/docs/timeline/frame'],
    ['customer service', '/docs/support'],
    ['membership benefits', '/faq/purchase/premium-unlocks'],
    ['is it free', '/docs/install'],
    ['pixel art for beginners', '/docs/quick'],
    ['load palette from lospec', '/faq/drawing/import-gpl-file'],
    ['rename layer', '/docs/timeline/layer'],
    ['crash when opening big file', '/faq/troubleshooting/software-lag-issues'],
  ],
  zh: [
    ['怎么导出透明背景的图', '/docs/basic/export'],
    ['安卓闪退', '/faq/troubleshooting/software-lag-issues'],
    ['单元格和帧有什么区别', '/docs/timeline/cell'],
    ['导出精灵表给unity用', '/docs/craft/game-engines'],
    ['怎么分享调色板', '/docs/basic/palette'],
    ['支持apple pencil吗', '/docs/basic/gesture'],
    ['深色主题', '/docs/other/themes'],
    ['ipad文件存在哪', '/faq/files/ios-file-location'],
    ['镜像画画', '/docs/other/symmetric-tool'],
    ['导入照片做参考', '/docs/other/refImg'],
    ['买一次能用几台设备', '/faq/purchase/premium-shared-devices'],
    ['导出视频', '/docs/basic/export'],
    ['动画速度怎么调', '/docs/timeline/frame'],
    ['联系客服', '/docs/support'],
    ['会员有什么用', '/faq/purchase/premium-unlocks'],
    ['电脑版要钱吗', '/docs/install'],
    ['像素画新手', '/docs/quick'],
    ['怎么加文字', '/docs/basic/insert-text'],
    ['图层改名', '/docs/timeline/layer'],
    ['打开大文件闪退', '/faq/troubleshooting/software-lag-issues'],
  ],
};

/** Tests that the words readers type lead to the page that answers. */
export function questionTests(site: () => BuiltSite): void {
  /** The place of the page among the results, from 1; 0 where it is not among the first ten. */
  const placeOf = async (locale: Locale, query: string, page: string) => {
    const { pages } = await openSearch(site(), locale).ask(query, 10);
    const route = `${locale === 'zh' ? '/zh' : ''}${page}`;
    const place = pages.findIndex((found) => found.route === route) + 1;
    const above = pages.slice(0, place === 0 ? 3 : place - 1).map((found) => found.route);
    return { place, told: `${query}: ${page} is ${place || 'nowhere'}, behind ${above.join(' ')}` };
  };
  const placesOf = (locale: Locale, asked: readonly Asked[]) =>
    Promise.all(asked.map(([query, page]) => placeOf(locale, query, page)));
  const toldOf = (places: readonly { readonly told: string }[]) => places.map(({ told }) => told);

  describe('what readers type', () => {
    test.each(['en', 'zh'] as const)('nine hundred queries in %s find their page', async (locale) => {
      const search = openSearch(site(), locale);
      const queries = await Promise.all(
        readQueries(locale).map(async ({ query, pages: right, isSeen }) => {
          const { pages } = await search.ask(query, 3);
          const place = pages.findIndex(({ route }) => right.includes(route)) + 1;
          return { isSeen, query, place };
        }),
      );
      expect(queries.length).toBeGreaterThan(900);
      const countOf = (isSeen: boolean, last: number) =>
        queries.filter((asked) => asked.isSeen === isSeen && asked.place > 0 && asked.place <= last).length;
      const { seen, unseen } = leastOfQueries[locale];
      const missed = queries.flatMap(({ isSeen, query, place }) =>
        isSeen && place !== 1 ? [`${query}: ${place || 'not among three'}`] : [],
      );
      expect(countOf(true, 1), missed.join('\n')).toBeGreaterThanOrEqual(seen.first);
      expect(countOf(true, 3), missed.join('\n')).toBeGreaterThanOrEqual(seen.three);
      expect(countOf(false, 1)).toBeGreaterThanOrEqual(unseen.first);
      expect(countOf(false, 3)).toBeGreaterThanOrEqual(unseen.three);
    });

    test('the sixty questions lead to their answers', async () => {
      const places = await Promise.all(
        readQuestions().map(({ locale, question, page }) =>
          placeOf(locale, question, page.replace(/^\/zh(?=\/)|#.*$/g, '')),
        ),
      );
      const far = places.filter(({ place }) => place === 0 || place > 3);
      expect(toldOf(far)).toEqual([]);
      const second = places.filter(({ place }) => place !== 1);
      expect(places.length - second.length, toldOf(second).join('\n')).toBeGreaterThanOrEqual(leastFirst);
    });

    test('everyday words of the other language are among the first three', async () => {
      const places = [
        ...(await placesOf(
          'en',
          everydayWords.map(([, zh, page]) => [zh, page] as const),
        )),
        ...(await placesOf(
          'zh',
          everydayWords.map(([en, , page]) => [en, page] as const),
        )),
      ];
      expect(toldOf(places.filter(({ place }) => place === 0 || place > 3))).toEqual([]);
    });

    test.each(['en', 'zh'] as const)('typing errors in %s find their word', async (locale) => {
      const places = await placesOf(locale, misspelt[locale]);
      expect(toldOf(places.filter(({ place }) => place === 0 || place > 3))).toEqual([]);
    });

    test('traditional characters and pinyin find their word', async () => {
      const places = [
        ...(await placesOf('zh', otherScripts)),
        ...(await placesOf('en', [...otherScripts, ['导出模糊', '/faq/drawing/export-image-blurry']])),
      ];
      expect(toldOf(places.filter(({ place }) => place === 0 || place > 3))).toEqual([]);
    });

    test.each(['en', 'zh'] as const)(
      'queries in the words of readers of %s find their page',
      async (locale) => {
        const places = await placesOf(locale, inOwnWords[locale]);
        expect(toldOf(places.filter(({ place }) => place === 0 || place > 3))).toEqual([]);
      },
    );

    test.each(['en', 'zh'] as const)('names of features in %s find their page first', async (locale) => {
      const places = await placesOf(locale, featureNames[locale]);
      expect(toldOf(places.filter(({ place }) => place !== 1))).toEqual([]);
    });
  });
}
