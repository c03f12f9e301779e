import { openRandom } from './random.mjs';

const code = {
  json: (n) =>
    `{\n  "name": "sprite-${n}",\n  "width": ${16 + (n % 8) * 8},\n  "height": 32,\n  "frames": [\n    { "index": 0, "duration": 120 },\n    { "index": 1, "duration": 80 }\n  ]\n}`,
  bash: (n) =>
    `# Packs all frames into one sheet\nfor file in frames/*.png; do\n  magick "$file" -filter point -resize ${2 + (n % 4)}00% "out/$(basename "$file")"\ndone\nmagick montage out/*.png -tile x1 -geometry +0+0 sheet-${n}.png`,
  ts: (n) =>
    `export interface Frame {\n  readonly index: number;\n  readonly duration: number;\n}\n\n/** Milliseconds of a loop. */\nexport function lengthOf(frames: readonly Frame[]): number {\n  return frames.reduce((sum, frame) => sum + frame.duration, ${n % 7});\n}`,
  lua: (n) =>
    `local sheet = load("sprite_${n}.png")\nfor y = 0, 3 do\n  for x = 0, 7 do\n    draw(sheet, x * 16, y * 16)\n  end\nend`,
};
const languages = Object.keys(code);
const asides = ['note', 'tip', 'info', 'warning'];

/** Indexes of the headings that page `number` has, the same in every language. */
export function headingsOf(number) {
  return openRandom(number * 7 + 1).some([...Array(12).keys()], 6);
}

/** The id of a heading, made from its English words. */
export function headingId(words, index) {
  return words.headings[index].toLowerCase().replaceAll(' ', '-');
}

/** The title of page `number`. */
export function titleOf(words, number) {
  const random = openRandom(number * 7 + 2);
  return words.title(random.pick(words.topics), random.pick(words.aspects), number);
}

/**
 * The body of page `number`, about 4 KB: six sections with the blocks that real pages have, and
 * links to `targets` (`{ path, number, hash }`, paths relative to the page).
 * @param ids words that headings get their ids from; `undefined` where they are these words
 * @param afterLead what stands between the first paragraph and the sections
 */
export function articleOf(words, number, targets, ids, afterLead = '\n\n') {
  const random = openRandom(number * 7 + 3);
  const isDense = words.sentences[0].length < 60;
  const paragraph = (count) => random.some(words.sentences, count).join(isDense ? '' : ' ');
  const links = targets.map(
    ({ path, hash, number: target }) => `[${titleOf(words, target)}](${path}${hash})`,
  );
  const sections = headingsOf(number).map((heading, index) => {
    const id = ids === undefined ? '' : ` {#${headingId(ids, heading)}}`;
    const title = `${index % 3 === 2 ? '###' : '##'} ${words.headings[heading]}${id}`;
    const link = links[index % links.length];
    return [title, paragraph(4), block(index, words, random, number), link ? words.see(link) : '']
      .filter(Boolean)
      .join('\n\n');
  });
  return `${paragraph(2)}${afterLead}${sections.join('\n\n')}\n`;
}

function block(index, words, random, number) {
  switch (index) {
    case 0:
      return random
        .some(words.items, 5)
        .map((item, step) => `${step + 1}. ${item}`)
        .join('\n');
    case 1: {
      const [use, size, reason, icon, figure, scene, ...reasons] = words.table;
      const rows = [icon, figure, scene].map(
        (name, row) => `| **${name}** | \`${16 << row}×${16 << row}\` | ${reasons[row]} |`,
      );
      return [`| ${use} | ${size} | ${reason} |`, '| --- | --- | --- |', ...rows].join('\n');
    }
    case 2: {
      const language = random.pick(languages);
      return `\`\`\`${language}\n${code[language](number)}\n\`\`\``;
    }
    case 3:
      return `:::${random.pick(asides)}[${random.pick(words.asides)}]\n${random.pick(words.sentences)}\n:::`;
    case 4:
      return random
        .some(words.items, 3)
        .map((item) => `- ${item}`)
        .join('\n');
    default:
      return `:kbd[Ctrl+${random.pick(['Z', 'S', 'E'])}] *${random.pick(words.topics)}* ${random.pick(words.sentences)}`;
  }
}
