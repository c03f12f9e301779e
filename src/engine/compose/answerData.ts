import type { FAQPage, WithContext } from 'schema-dts';
import { absolute, type ComposeContext, href } from './context';

/**
 * A doc whose title is a question as schema.org data: its first paragraph, which stands on the page,
 * is the answer.
 */
export function answerData(
  context: ComposeContext,
  route: string,
  question: string,
  answer: string,
): WithContext<FAQPage>[] {
  if (!/[?？]$/.test(question) || answer === '') return [];
  const url = absolute(context, href(context, route));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': url,
      inLanguage: context.htmlLang,
      mainEntity: [
        { '@type': 'Question', name: question, url, acceptedAnswer: { '@type': 'Answer', text: answer } },
      ],
    },
  ];
}
