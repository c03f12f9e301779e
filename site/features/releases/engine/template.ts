import type { DocTemplate } from 'generator/siteDefinition';

/** A release note, whose folder says its edition and whose name is its version. */
export const releaseTemplate: DocTemplate = {
  example: 'docs/release-note-ios/r51',
  frontMatter: (place) => {
    const facts = factsIn(place);
    // Above the versions before it, below the overview.
    return facts && ['position: 1.5', 'release:', ...facts.map((line) => `  ${line}`)];
  },
  next: (place, { today, locales }) => {
    const lines = [
      ...(factsIn(place) ?? []),
      `date: ${today}`,
      'changes:',
      '  - kind: new',
      '    area: files',
    ];
    const change = [...locales.map((locale) => `    ${locale}: …`), '    source: …'];
    const row = [...lines, ...change].map((line, index) => `${index === 0 ? '- ' : '  '}${line}`).join('\n');
    return [
      `Add its row to content/versions.yaml, above those of the versions before it:\n\n${row}\n`,
      'Look for texts that call another version the newest.',
    ];
  },
};

function factsIn(place: string): readonly string[] | undefined {
  const [, edition, version] = /release-note-(ios|da)\/([^/]+)$/.exec(place) ?? [];
  if (edition === undefined || version === undefined) return undefined;
  const written = /^[a-z][\w.-]*$/.test(version) ? version : JSON.stringify(version);
  return [`edition: ${edition}`, `version: ${written}`];
}
