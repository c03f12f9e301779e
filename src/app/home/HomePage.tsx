import type { HomeBody } from '../../model/document';
import { useSite } from '../SiteContext';
import { Answers } from './Answers';
import { Hero } from './Hero';
import { LinkCards } from './LinkCards';
import { NewestPosts } from './NewestPosts';
import { Sale } from './Sale';
import { Section } from './Section';
import { Statements } from './Statements';

/** What Resprite is, for whom and where to get it; then what speaks for it and where to go on (RT-08). */
export function HomePage({ page }: { readonly page: HomeBody }) {
  const { homePage } = useSite().layout.text;
  return (
    <>
      <Hero page={page} />
      <Statements statements={page.statements} />
      <Sale sale={page.sale} />
      <Section title={homePage.guides}>
        <LinkCards links={page.guides} />
      </Section>
      <Section title={homePage.news}>
        <LinkCards links={page.news} />
      </Section>
      <Section title={homePage.answers}>
        <Answers answers={page.answers} />
      </Section>
      {page.posts.length > 0 && (
        <Section title={homePage.latest}>
          <NewestPosts posts={page.posts} />
        </Section>
      )}
    </>
  );
}
