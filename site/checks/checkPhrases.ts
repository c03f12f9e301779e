import type { Prose } from 'generator/markdown/proseOf';
import type { WordFault } from './checkWords';

interface Phrase {
  readonly pattern: RegExp;
  readonly remedy: string;
}

const unknown =
  'Leave it out and put an :::open where the answer belongs; what helps anyway stays. Only a loss of money or work is warned of, with its subject.';

/** Words that the house style has another word for, by the language of the text. */
const phrasesByLanguage: Readonly<Record<'en' | 'zh', readonly Phrase[]>> = {
  en: [
    {
      pattern:
        /(?:\bnot|n't) (?:yet )?confirmed\b|\bnot (?:\w+ )?(?:documented|listed here|written down|on record)\b|\bstill to come\b|\b(?:documented|listed|described|recorded) (?:here )?yet\b/gi,
      remedy: unknown,
    },
    {
      pattern:
        /\bAccording to people\b|\b(?:is|are) reported to\b|\b(?:users|people) (?:have )?report(?:ed)?\b/gi,
      remedy: 'State the fact or leave it out; `sources` in the front matter says where it comes from.',
    },
    {
      pattern: /^What goes wrong$/g,
      remedy: 'Name the trouble that the section is about, and keep the address: `{#what-goes-wrong}`.',
    },
    { pattern: /\b(?:once per|one) round\b/gi, remedy: 'A cycle of an animation is a loop.' },
    { pattern: /\btake it for\b/gi, remedy: 'Write "good for".' },
  ],
  zh: [
    { pattern: /版本系列/g, remedy: 'Write “iOS版” or “DA版”, and “iOS版和DA版” for both.' },
    {
      pattern:
        /(?:还没有|尚未|暂时没有)(?:收录|列出|写明|说明|记录)|目前还没有(?:公开)?说明|有待补充|不清楚从|(?:尚未|尚待|未|有待)确认/g,
      remedy: unknown,
    },
    {
      pattern: /据用户|据介绍|据他们|据[\p{Script=Han}]{1,12}(?:的人介绍|的说法)/gu,
      remedy:
        'State the fact or leave it out; `sources` in the English front matter says where it comes from.',
    },
    { pattern: /愿望(?!单)/g, remedy: 'Write “需求”.' },
    { pattern: /点按/g, remedy: 'Write “轻点”.' },
    { pattern: /(?:实际|原始)大小/g, remedy: 'Write “真实大小”.' },
    { pattern: /后缀/g, remedy: 'Write “扩展名”.' },
    { pattern: /快速设置/g, remedy: 'Write “快捷设置”.' },
    { pattern: /慢入慢出/g, remedy: 'Write “缓入缓出”.' },
    { pattern: /链接的单元格/g, remedy: 'Write “链接单元格”.' },
    { pattern: /基本步长/g, remedy: 'Write “基准时长”.' },
    { pattern: /一个精灵图(?!文件)/g, remedy: 'Write “一张精灵图”.' },
  ],
};

/** Phrases that the house style has settled on another word for; `docs/writing.md` says why. */
export function checkPhrases(
  { text, offset, key }: Prose,
  language: keyof typeof phrasesByLanguage,
): WordFault[] {
  // Other words for a term are there to be found by the search.
  if (key === 'keywords' || key?.startsWith('also_') === true) return [];
  return phrasesByLanguage[language].flatMap(({ pattern, remedy }) =>
    [...text.matchAll(pattern)].map((match) => ({
      at: offset + match.index,
      message: `"${match[0]}".`,
      remedy,
    })),
  );
}
