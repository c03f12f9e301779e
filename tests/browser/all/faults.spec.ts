import {
  answerNames,
  earlyFiles,
  languageNames,
  lateFiles,
  tryEarlyFile,
  tryLateFile,
} from '../../support/faults';
import { test } from '../../support/visitor';

// What goes wrong on purpose is written down by the browser.
test.use({
  ownContext: true,
  expectedMessages: [
    /status of (404|500)|net::ERR_|The page (stays as it came|is loaded whole)|dynamically imported|MIME type|The search failed|An exhibit does not work|SyntaxError|Unable to preload/,
  ],
});

for (const language of languageNames)
  for (const answer of answerNames) {
    for (const [what, address] of Object.entries(earlyFiles)) {
      // A script that is another one is an error that nobody can catch; silence of it has a test in every run.
      if (what === 'the client' && /half|HTML|JSON|list|build|no answer/.test(answer)) continue;
      // What belongs to no build is the same in all of them.
      if (what !== 'the document' && answer === 'another build') continue;
      test(`${answer} in place of ${what} of a page in ${language} leaves it to be read, says so and mends on a reload [ERR-07, ERR-19]`, ({
        page,
        context,
      }) => tryEarlyFile(page, context, address, answer, language));
    }
    for (const [what, file] of Object.entries(lateFiles))
      test(`${answer} in place of ${what} in ${language} leaves a page to be read and a way on [ERR-07, ERR-19]`, ({
        page,
        context,
      }) => tryLateFile(page, context, file, answer, language));
  }
