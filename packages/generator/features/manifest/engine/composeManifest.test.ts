import { expect, test } from 'vitest';
import { composeManifest } from './composeManifest';

test('a language has a manifest of its own, with its home and the icons of all', () => {
  const manifest = composeManifest({
    name: 'Pixels',
    description: '',
    language: 'zh-CN',
    direction: 'ltr',
    home: '/x/zh/',
    icons: [{ size: 192, address: '/x/icon-192.png' }],
  });
  expect(manifest).toEqual({
    id: '/x/zh/',
    name: 'Pixels',
    short_name: 'Pixels',
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: '/x/zh/',
    scope: '/x/zh/',
    display: 'minimal-ui',
    icons: [{ src: '/x/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
});
