import { describe, expect, it } from 'vitest';
import { parseConfig } from './loadConfig';

const settings = `title: Site
url: https://site.example
navbar:
  items:
    - kind: search
    - { kind: link, label: Old, to: /old.page }
redirects:
  /old.page: /new
`;

describe('CFG-01: settings', () => {
  it('have their defaults filled in', () => {
    const { config } = parseConfig(settings);
    expect(config).toMatchObject({ title: 'Site', baseUrl: '/', docSets: [], blog: false });
  });

  it.each([
    [['title'], 1, 1],
    [['navbar', 'items', 1, 'to'], 6, 33],
    [['redirects', '/old.page'], 8, 3],
  ])('know where %j stands', (path, line, column) => {
    expect(parseConfig(settings).positionOf(path)).toEqual({ file: 'site.yaml', line, column });
  });

  it('know the nearest that is written of what is not', () => {
    const { positionOf } = parseConfig(settings);
    expect(positionOf(['navbar', 'items', 0, 'side'])).toMatchObject({ line: 5, column: 7 });
    expect(positionOf(['docSets', 0])).toMatchObject({ line: 1, column: 1 });
  });

  it('tell all that is wrong at once, with the nearest spelling', () => {
    expect(() => parseConfig(settings.replace('title', 'titel').replace('Old', '12'))).toThrow(
      `site.yaml:1:1  error  Setting "title" is missing
    Name of the site.
site.yaml:1:1  error  Unknown setting "titel"
    Did you mean "title"?`,
    );
  });

  it('tell what is wrong between them once each is right by itself', () => {
    expect(() => parseConfig(`${settings}tagline: { en: Words, zh: 文字 }\n`)).toThrow(
      'site.yaml:9:23  error  tagline: There is no locale "zh"',
    );
  });
});
