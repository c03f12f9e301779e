import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, one, textOf } from '../../support/html';

export function listTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');
  const entries = (path: string) => all(main(path), 'article');
  const entry = (path: string, title: string): HtmlElement => {
    const found = entries(path).find((candidate) => textOf(one(candidate, 'h2')) === title);
    if (found === undefined) throw new Error(`${path} does not list ${title}`);
    return found;
  };
  describe('the list of posts', () => {
    test('BL-02: a post without a marker is shown whole, without that link, and its writer is told, as of one that is yet to come', () => {
      const post = entry('blog/page/2.html', 'Post 05');
      expect(textOf(post)).toContain('The rest of Post 05, which has no marker.');
      expect(textOf(post)).not.toContain('Read more');
      const warned = site().run.stderr.match(/^content\S+/gm);
      expect(warned).toEqual([
        'content/en/blog/2023-08-14-post-05.md:1:1',
        'content/en/blog/2999-01-01-quokka-to-come.md:1:1',
        'content/zh/blog/2023-08-14-post-05.md:1:1',
      ]);
      expect(site().run.stderr).toContain(
        'The date 2999-01-01 is in the future: until then the post is a draft.',
      );
    });

    test('BL-02: links within the post lead to the post from a list', () => {
      const links = all(entry('blog.html', 'Post 20: ink & <paint>'), 'a');
      const inner = links.find((link) => textOf(link) === 'link to its end');
      expect(inner?.attributes['href']).toBe('/blog/post-20#more');
    });
  });
}
