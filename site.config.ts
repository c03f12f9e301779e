import { defineConfig } from './src/model/defineConfig';

const steam = 'https://store.steampowered.com/search/?term=Resprite';
const android = 'https://play.google.com/store/search?q=Resprite&c=apps';

export default defineConfig({
  title: 'Resprite',
  tagline: {
    en: 'Pixel art drawing and animation on iOS, Android, Windows and macOS',
    zh: '像素画与动画软件，支持iOS、Android、Windows和macOS',
  },
  favicon: '/favicon.svg',
  pictures: { home: 'scene/home', notFound: 'scene/lost', crash: 'scene/crash' },
  url: 'https://resprite.fengeon.com',
  baseUrl: '/',
  trailingSlash: false,
  sharePictures: { art: 'mascot/idle' },
  app: {
    category: 'DesignApplication',
    operatingSystem: 'iOS 16, iPadOS 16, Android 7.0, Windows 10, macOS 12',
    publisher: 'Fengeon',
  },
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US' },
      zh: { label: '简体中文', htmlLang: 'zh-CN' },
    },
  },
  navbar: {
    logo: '/logo.svg',
    items: [
      { kind: 'link', label: { en: 'Install', zh: '安装' }, to: '/docs/install' },
      { kind: 'sidebar', set: 'docs', sidebar: 'docs', label: { en: 'Documents', zh: '文档' } },
      { kind: 'sidebar', set: 'faq', sidebar: 'faq', label: { en: 'FAQ', zh: '常见问题' } },
      { kind: 'link', label: { en: 'Blog', zh: '博客' }, to: '/blog' },
      { kind: 'link', label: { en: 'Support', zh: '支持' }, to: '/docs/support', side: 'right' },
      { kind: 'language', side: 'right' },
      { kind: 'search', side: 'right' },
    ],
  },
  docSets: [
    {
      id: 'docs',
      label: { en: 'Guide', zh: '指南' },
      versions: [{ name: 'current', label: 'Next', folder: 'docs' }],
      booklet: true,
      offline: true,
      leastWords: 300,
    },
    {
      id: 'faq',
      label: { en: 'FAQ', zh: '常见问题' },
      versions: [{ name: 'current', label: 'Current', folder: 'faq' }],
      leastWords: 80,
      questions: true,
      booklet: true,
      offline: true,
    },
  ],
  blog: {
    leastWords: 400,
    title: { en: 'Blog', zh: '博客' },
    description: {
      en: 'News, release notes and tutorials from the makers of Resprite',
      zh: 'Resprite团队的新闻、更新日志与教程',
    },
    sidebarTitle: { en: 'Recent posts', zh: '最新文章' },
    feeds: [
      {
        name: 'ios',
        title: { en: 'iOS release notes', zh: 'iOS更新日志' },
        tags: ['release-note', 'ios'],
        releases: 'ios',
      },
      {
        name: 'desktop-and-android',
        title: { en: 'Desktop and Android release notes', zh: '桌面与Android更新日志' },
        tags: ['release-note', 'android'],
        releases: 'da',
      },
    ],
  },
  footer: {
    columns: [
      {
        title: { en: 'Install', zh: '安装' },
        items: [
          { label: 'App Store', href: 'https://apps.apple.com/app/id1662335989' },
          { label: 'Google Play', href: android },
          { label: 'Steam', href: steam },
        ],
      },
      {
        title: { en: 'Community', zh: '社区' },
        items: [
          { label: 'Discord', href: 'https://discord.gg/JQwP8qww5g' },
          { label: 'X (Twitter)', href: 'https://twitter.com/RespriteApp' },
          {
            label: { en: 'GitHub issues', zh: 'GitHub问题反馈' },
            href: 'https://github.com/fengeon/Resprite-doc/issues',
          },
          // The addresses of the channels are not known yet; these list what the sites have on Resprite.
          { label: 'YouTube', href: 'https://www.youtube.com/results?search_query=Resprite' },
          { label: 'Bilibili', href: 'https://search.bilibili.com/all?keyword=Resprite' },
        ],
      },
      {
        title: { en: 'Documents', zh: '文档' },
        items: [
          { label: { en: 'Introduction', zh: '简介' }, to: '/docs/intro' },
          { label: { en: 'Quick start', zh: '快速上手' }, to: '/docs/quick' },
          { label: { en: 'FAQ', zh: '常见问题' }, to: '/faq/intro' },
          { label: { en: 'Roadmap', zh: '路线图' }, to: '/docs/roadmap' },
          { label: { en: 'Press kit', zh: '媒体资料' }, to: '/docs/presskit' },
        ],
      },
    ],
    legal: [
      { label: { en: 'Terms', zh: '使用条款' }, to: '/terms' },
      { label: { en: 'Privacy', zh: '隐私' }, to: '/privacy' },
      // The number itself is an open question to the vendor; the register answers for every site.
      { label: { en: 'ICP filing', zh: 'ICP备案' }, href: 'https://beian.miit.gov.cn/' },
    ],
    copyright: 'Copyright © 2023–2025 Fengeon',
  },
  redirects: {
    '/doc': '/docs/intro',
    '/support': '/docs/support',
    '/install': '/docs/install',
    '/docs/cell': '/docs/timeline/cell',
    '/docs/frame': '/docs/timeline/frame',
    '/docs/layer': '/docs/timeline/layer',
    '/docs/onion-skin': '/docs/timeline/onion-skin',
    '/docs/timeline': '/docs/timeline/timeline',
    '/docs/deco-manager': '/docs/other/deco-manager',
    '/docs/file-lock': '/docs/other/file-lock',
    '/docs/focus-mode': '/docs/other/focus-mode',
    '/docs/keyboard-shortcuts-da': '/docs/other/keyboard-shortcuts-da',
    '/docs/keyboard-shortcuts-ios': '/docs/other/keyboard-shortcuts-ios',
    '/docs/other-format': '/docs/other/other-format',
    '/docs/refImg': '/docs/other/refImg',
    '/docs/safezone': '/docs/other/safezone',
    '/docs/statistics': '/docs/other/statistics',
    '/docs/symmetric-tool': '/docs/other/symmetric-tool',
    '/docs/themes': '/docs/other/themes',
    '/docs/timelapse': '/docs/other/timelapse',
    '/docs/utility': '/docs/other/utility',
    '/docs/window': '/docs/other/window',
    '/docs/da-themes': '/docs/resources/da-themes',
    '/docs/fonts': '/docs/resources/fonts',
    '/docs/ios-themes': '/docs/resources/ios-themes',
  },
});
