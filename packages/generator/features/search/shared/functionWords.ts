import type { Token } from './words';

/**
 * Words that hold a sentence together and say nothing about its subject, folded as `words.ts` folds
 * them. Words such as "over", "back" or "several" are not among them: they tell pages apart.
 */
const english = new Set(
  `a able about actually already always am an and any anybody anymore anyone anything are arent as at be
  been but by can could did didnt do doe doesnt doing dont else even ever for from get getting gonna got gotta ha had
  hadnt has hasnt have havent having he hello her here hey hi his how i i'd i'll i'm i've if im in into is isnt issue
  it its ive just know let like may maybe me might must my need of ok okay on one or our please pls plz problem put
  really say shall she should shouldnt since so some somebody someone something still sure tell than thank that
  the their them then there these they thi thing think this those though to too tried try until us use used using
  very wa wanna want was wasnt way we were werent what whatever when where whether which while who whom whose why will
  with without would wouldnt yet you your`.split(/\s+/),
);

const chinese = new Set(
  `的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 么 是 在 有 和 与 及 或 或者 把 被 给 让 使 对 从 跟 向 到 于 以 为 因 就 都 也 还 又 再 才 很
  太 最 更 我 你 他 她 它 我们 你们 他们 自己 大家 大佬 们 这 那 这个 那个 这里 那里 这样 那样 哪 哪里 哪儿 哪个 什么 怎么 怎样 怎么样 怎么办 如何 为什么 咋 咋办 啥 为啥
  为何 多少 几 吗 能 能够 能不能 可以 可不可以 会 会不会 要 想 想要 应该 需要 请 请问 一下 一个 一些 是否 是不是 有没有 有什么 做什么 干什么
  里 里面 上 中 时 时候 之后 以后 之前 以前 后 来 去 回来 起来 办 用 该 却 每 某 只 没 不 没有 而 但 但是 如果 所以 因为 好像 问题 老是 老 求助 求教 求问 谢谢`.split(
    /\s+/,
  ),
);

/** Whether a word only holds its sentence together. */
export function isFunctionWord({ kind, text }: Token): boolean {
  return kind === 'word' ? english.has(text) : chinese.has(text);
}
