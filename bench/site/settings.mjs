/** The text of a generated site's `site.yaml`. */
export const settings = `title: Bench
url: https://bench.example
trailingSlash: false
locales:
  default: en
  list:
    en: { label: English, htmlLang: en-US }
    zh: { label: 简体中文, htmlLang: zh-CN }
navbar:
  items:
    - { kind: sidebar, set: docs, sidebar: docs, label: { en: Guide, zh: 指南 } }
    - { kind: link, label: { en: Blog, zh: 博客 }, to: /blog }
    - { kind: language, side: right }
docSets:
  - id: docs
blog: {}
footer:
  legal:
    - { label: { en: Terms, zh: 条款 }, to: /terms }
  copyright: Bench
`;

/** The text of `home.yaml`. */
export function homeOf(words) {
  const [first, second, third] = words.sentences.map((sentence) => JSON.stringify(sentence));
  const card = '  - title: A\n    text: B\n    href: /docs/part-1/section-1/page-1\n';
  return `description: ${first}
headline: ${second}
lead: ${third}
actions:
  - label: ${words.topics[0]}
    href: /docs/part-1/section-1/page-1
statements: []
sale:
  title: ${words.topics[1]}
  text: ${second}
  link:
    label: ${words.topics[2]}
    href: /blog
platforms: []
news:
${card}guides:
${card}answers:
  - title: ${words.topics[3]}
    href: /docs/part-1/section-1/page-2
`;
}
