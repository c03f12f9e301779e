/**
 * A site with a place for each kind of value that a pull request can change: `«…»` is one. What
 * stands inside is fine; the tests put hostile texts there. Places with `@` say the same name, so that
 * all of them change or none. One long file, since it is one site.
 */
export const hostileTemplate: Readonly<Record<string, string>> = {
  'site.yaml': `title: { en: «Hostile», zh: «恶意» }
tagline: «A site for the tests»
favicon: «/icon.svg»
icons: { 192: «/icon-192.png» }
feedback: «https://hostile.example/new»
pictures: { home: «dot», notFound: «dot», crash: «dot» }
url: «https://hostile.example»
baseUrl: «/»
trailingSlash: false
app:
  category: «DesignApplication»
  operatingSystem: «All»
  publisher: «We»
locales:
  default: en
  list:
    en: { label: «English», htmlLang: «en-US» }
    zh: { label: «中文», htmlLang: «zh-CN» }
announcement:
  id: «first»
  content: «Words, and [a link](/docs/intro)»
siteLanguages: { «other.example»: en }
navbar:
  logo: «/logo.svg»
  items:
    - kind: link
      label: «Start»
      to: «/docs/intro»
      activeBase: «/docs»
    - kind: link
      label: «Away»
      href: «https://away.example»
      activePattern: «^/nowhere»
    - kind: doc
      set: docs
      id: «intro»
      label: «Doc»
    - kind: sidebar
      set: docs
      sidebar: docs
      label: «Sidebar»
    - kind: dropdown
      label: «More»
      to: «/blog»
      items: [{ kind: link, label: «Below», href: «mailto:a@away.example» }]
    - kind: docsVersion
      set: docs
      versions: [{ name: current, label: «Now» }]
    - kind: language
footer:
  columns:
    - title: «Column»
      items: [{ label: «Inside», to: «/docs/intro» }]
  legal: [{ label: «Outside», href: «https://away.example/legal» }]
  copyright: «We, 2024»
docSets:
  - id: docs
    label: «Guide»
    versions: [{ name: current, label: «Next», folder: docs }]
    editBase: «https://edit.example/»
    booklet: true
    offline: true
  - id: faq
    path: «faq»
    questions: true
blog:
  title: «News»
  description: «What is new»
  sidebarTitle: «Recent»
  readingTime: true
  feeds: [{ name: «some», title: «Some», tags: [«@general»] }]
redirects:
  «/old»: «/docs/intro»
notFoundLinks: [«/docs/intro»]
storageSuffix: «-hostile»
`,
  'content/en/home.yaml': `description: «The start»
headline: «Draw»
lead: «Words»
actions: [{ label: «Go», href: «/docs/intro» }]
statements: [{ title: «True», text: «So it is» }]
sale:
  title: «Cheap»
  text: «For a day»
  link: { label: «Buy», href: «https://shop.example» }
platforms: [{ title: «Paper», text: «With a pen», href: «https://paper.example» }]
news: [{ title: «Now», text: «It is there», href: «/blog» }]
steps: [{ title: «One», text: «First», href: «/docs/intro» }]
guides:
  - title: «Begin»
    text: «Here it is»
    href: «/docs/intro»
    picture: «dot»
answers: [{ title: «Why», href: «/docs/intro» }]
`,
  'content/en/docs/intro.md': `---
title: «Introduction»
description: «What it is»
label: «Intro»
keywords: [«one»]
image: «/icon-192.png»
editUrl: «https://edit.example/intro»
tags: [«@basics»]
paginationLabel: «The beginning»
lastUpdate:
  date: 2024-01-01
  author: «Somebody»
sources: [«fact 1»]
---

## «Heading» {#«chosen»}

Text with «words», a [«link»](«https://away.example/link» "«title»"), <«https://away.example/auto»>, \`«code»\`, **«bold»**.

![«A dot»](«/icon-192.png» "«title»")

:kbd[«Ctrl+Z»] :menu[«File»] :edition[«iOS»]

:::tip[«Caption»]{id="«place»" class="«red»"}
«Advice»
:::

::::tabs{group="«kind»" default="«a»"}
:::tab{value="«a»" label="«Alpha»"}
«first»
:::
:::tab{value="b" label="«Beta»"}
second
:::
::::

::sprite[«A caption»]{name="«dot»" alt="«A dot»" scale="«2»" id="«pic»"}

::download[«Save»]{file="«/icon-192.png»"}

::video[«Film»]{name="«dot»" youtube="«t7kwwRMuRgE»" language="«en»"}

## Content

## Incomplete

## _R_1_

\`\`\`«js» title="«file.js»" {«1»}
«const a = 1;»
\`\`\`

| «Head» | Two |
| --- | --- |
| «Cell» | 2 |

Said[^«note»].

[^«note»]: «A note»
`,
  'content/en/docs/reference.md': `---
title: Reference
---

[«reference»][one]

[one]: «https://away.example/one» "«title»"

::versions{edition=ios}
`,
  'content/en/docs/more/category.yaml': `label: «More»
description: «Other things»
slug: «others»
art: «dot»
`,
  'content/en/docs/more/other.md': `---
title: Other
slug: «another»
sidebar: docs
previous: «intro»
next: «intro»
release:
  edition: ios
  version: «@r1»
---

«Text.»
`,
  'content/en/docs/sidebars.yaml': `docs:
  - «intro»
  - { doc: intro, label: «Again» }
  - { href: «https://away.example/side», label: «Side» }
  - { category: «Group», description: «Some», slug: «group», items: [more/other] }
«second»: [intro]
`,
  'content/en/docs/tags.yaml': `«@basics»: { label: «Basics», description: «What comes first» }
`,
  'content/en/faq/why.md': `---
title: «Why?»
---

«Because.»
`,
  'content/en/blog/authors.yaml': `«@ada»:
  name: «Ada»
  title: «Author»
  description: «Writes»
  url: «https://ada.example»
  picture: «/icon-192.png»
  socials:
    x: «ada»
    github: «ada»
    website: «https://ada.example/web»
«@bob»:
  name: Bob
  page: true
  email: «bob@bob.example»
`,
  'content/en/blog/tags.yaml': `«@general»: { label: «General» }
`,
  'content/en/blog/2024-01-01-first.md': `---
title: «First»
description: «A post»
slug: «first-post»
authors: [«@ada», «@bob»]
tags: [«@general»]
---

«Text.»

<!-- truncate -->

[«more»](«../docs/intro.md»)
`,
  'content/en/pages/about.md': `---
title: «About»
---

«Text.»

::glossary

::keys{edition=ios}
`,
  'content/en/blog/2024-01-02-second.md': `---
title: Second
---

Text.

<!-- truncate -->
`,
  'content/glossary.yaml': `- id: «pixel»
  level: basic
  en: «pixel»
  zh: «像素»
  also_en: [«dot»]
  definition_en: «A square»
  definition_zh: «方格»
`,
  'content/everyday-words.yaml': `- { en: [«undo»], zh: [«撤销»] }
`,
  'content/import-facts.yaml': `- { about: any, en: «A copy», zh: «副本», source: «1» }
`,
  'content/keys.yaml': `actions:
  - editions: [ios]
    en: «Undo»
    zh: «撤销»
    why_en: «often»
    why_zh: «常用»
    without_en: «tap»
    without_zh: «轻点»
    source: «1»
taken:
  - { by: windows, keys: [«Mod+W»], en: «Closes», zh: «关闭», advice_en: «Do not», advice_zh: «别用» }
`,
  'content/practice.yaml': `- { en: «A coin», zh: «金币», size: 16, colors: «01», rules: [«mirror»] }
`,
  'content/versions.yaml': `- edition: ios
  version: «@r1»
  date: 2024-01-02
  post: /blog/second
  changes: [{ kind: new, area: files, source: «1», en: «New», zh: «新» }]
`,
  'art/dot.art': `size: 1x1
palette: «two»
alt-en: «A dot»
alt-zh: «一个点»
tag: «part» 1
also: /icon-192.png 192
also: «/made.png» 192

frame
0
`,
  'art/two.gpl': `GIMP Palette
Name: «Two»
#
0 0 0 «black»
255 255 255 «white»
`,
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** A place of the template, as `file:line`, and the name that it shares with others or `undefined`. */
export interface HostilePlace {
  readonly place: string;
  readonly shared: string | undefined;
}

/**
 * The files of the template. In YAML a value is written with quotes.
 * @param choose what is written at a place; `undefined` for what is fine there
 */
export function fillTemplate(choose: (at: HostilePlace) => string | undefined): Record<string, string> {
  const filled = Object.entries(hostileTemplate).map(([file, template]) => {
    let fences = 0;
    const lines = template.split('\n').map((line, index) => {
      if (file.endsWith('.md') && line === '---') fences += 1;
      const isYaml = file.endsWith('.yaml') || (file.endsWith('.md') && fences === 1);
      return line.replace(/«(@?)(.*?)»/g, (_, mark: string, fine: string) => {
        const place = `${file}:${index + 1}`;
        const value = choose({ place, shared: mark === '' ? undefined : fine }) ?? fine;
        return isYaml ? JSON.stringify(value) : value;
      });
    });
    return [file, lines.join('\n')];
  });
  return Object.fromEntries(filled);
}
