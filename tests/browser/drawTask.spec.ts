import { en } from '../../site/exhibits/draw-task/words';
import { tasks } from '../../site/testing/lessonTasks';
import { doneText } from '../support/exercise';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('what is wrong is shown on the canvas, where its place is [practice-ground, rule 19]', async ({
  page,
}) => {
  await openPage(page, '/docs/craft/hardware-limits');
  const region = page.getByRole('region', { name: 'Draw a cottage' });
  await page.getByRole('figure').filter({ hasText: 'Roof and walls are given' }).scrollIntoViewIfNeeded();
  const stage = region.getByRole('application');
  await stage.press('Space');
  await region.getByRole('button', { name: 'Night beside the walls' }).click();
  await region.getByRole('button', { name: 'columns 1 to 8, row 24' }).focus();
  const frames = region.locator('.drawing-marks > i');
  const [canvas, first] = [await stage.boundingBox(), await frames.first().boundingBox()];
  if (canvas === null || first === null) throw new Error('They are not shown');
  // A row of eight pixels has no ground yet.
  await expect(frames).toHaveCount(8);
  expect(first.y - canvas.y).toBeCloseTo((canvas.height * 23) / 24);
  expect(first.height).toBeCloseTo(canvas.height / 24);
});

/** The address of a solution. */
const solved = (route: string, name: string) =>
  `${route}#draw-task=${tasks.get(`lessons/${name}`)?.solution}`;

test('a sign that is done is seen as windows of other sizes [draw-task, rule 8]', async ({ page }) => {
  await openPage(page, solved('/docs/craft/nine-slice', 'sign'));
  const window = page.getByRole('img', { name: 'Yours as 64 × 24' });
  expect(await window.boundingBox()).toMatchObject({ width: 128, height: 48 });
});

test('a pressed sign is a button, one that is off a switch, a test picture is seen through the faults of engines, water sways [draw-task, rule 8]', async ({
  page,
}) => {
  await openPage(page, `/docs/craft/nine-slice#draw-task=2.${tasks.get('lessons/sign-2')?.solution}`);
  const sign = page.getByRole('button', { name: 'Press it' });
  await expect(sign.locator('canvas').last()).toBeHidden();
  await sign.hover();
  await page.mouse.down();
  await expect(sign.locator('canvas').last()).toBeVisible();
  await page.mouse.up();
  await openPage(page, `/docs/craft/nine-slice#draw-task=3.${tasks.get('lessons/sign-3')?.solution}`);
  const switched = page.getByRole('button', { name: 'Turn it on and off', pressed: false });
  await switched.press('Enter');
  await expect(page.getByRole('button', { name: 'Turn it on and off', pressed: true })).toBeVisible();
  await openPage(page, `/docs/craft/game-engines#draw-task=2.${tasks.get('lessons/screenshot-2')?.solution}`);
  await expect(page.getByRole('img', { name: 'With the filter on' })).toHaveCSS('image-rendering', 'auto');
  await expect(page.getByRole('img', { name: 'As it should be' })).toHaveCSS('image-rendering', 'pixelated');
  await openPage(page, `/docs/craft/trees-water#draw-task=3.${tasks.get('lessons/crown-3')?.solution}`);
  await expect(page.getByRole('img', { name: 'Yours in motion' })).toBeVisible();
});

test('an outline that is done is seen on three grounds, and colours are seen in grey from the beginning [draw-task, rule 8]', async ({
  page,
}) => {
  await openPage(page, solved('/docs/craft/outlines', 'apple'));
  for (const name of ['on paper', 'on grass', 'at night'])
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  await openPage(page, `/docs/craft/four-passes#draw-task=3.${tasks.get('lessons/baker-3')?.given}`);
  const region = page.getByRole('region', { name: `Draw ${en.things['baker-3']}` });
  await expect(region.getByRole('img', { name: 'Yours in grey' })).toBeVisible();
  await expect(region.getByText(doneText)).toBeHidden();
});

test('a breath is seen on a hero, a wave on a sea, a head as he turns, once they are done [draw-task, rule 8]', async ({
  page,
}) => {
  await openPage(page, `/docs/craft/sub-pixel#draw-task=2.${tasks.get('lessons/glint-2')?.solution}`);
  expect(await page.getByRole('img', { name: en.moments }).boundingBox()).toMatchObject({ width: 128 });
  await expect(page.getByRole('img', { name: en.wholeSteps })).toBeVisible();
  await openPage(page, `/docs/craft/effects#draw-task=2.${tasks.get('lessons/flame-2')?.solution}`);
  expect(await page.getByRole('img', { name: en.moments }).boundingBox()).toMatchObject({ width: 216 });
  await expect(page.getByRole('img', { name: en.wholeSteps })).toHaveCount(0);
  await openPage(page, solved('/docs/craft/four-directions', 'hero-back'));
  await expect(page.getByRole('img', { name: en.moments })).toBeVisible();
});

test('a character is drawn, and then planned within two hours [draw-task, rule 10]', async ({ page }) => {
  await openPage(page, solved('/docs/craft/sprite-budget', 'crouch'));
  const region = page.getByRole('region', { name: 'Draw a crouching slime' });
  await expect(region.getByText('48 drawings × 15 min = 720 min. 600 min too many')).toBeVisible();
  await region.getByLabel('directions').fill('1');
  await expect(region.getByText('60 min too many')).toBeVisible();
  await region.getByLabel('idle').fill('1');
  await region.getByLabel('hop: drawings').fill('2');
  await expect(region.getByText('You cut too much: 45 min are free.')).toBeVisible();
  await expect(region.getByText(doneText)).toBeHidden();
  await region.getByLabel('hop: drawings').fill('4');
  await expect(region.getByText(doneText)).toBeVisible();
});

test('after the hat, the files of its folder get their names, and one of them is copied [draw-task, rule 13]', async ({
  page,
}) => {
  await openPage(page, solved('/docs/craft/master-copy', 'hat'));
  const region = page.getByRole('region', { name: 'Draw a hat' });
  const name = (file: keyof typeof en.folder.files, as: string) =>
    region.getByLabel(en.folder.files[file]).selectOption(as);
  await name('slime_hat', 'slime_v3');
  await expect(region.getByText(en.folder.faults.digits)).toBeVisible();
  await name('slime_hat', 'slime_v03');
  await expect(region.getByText(en.folder.faults.digits)).toBeHidden();
  await name('slime', 'slime_master');
  await name('slime_final', 'slime_v01');
  await name('slime_final2', 'slime_v02_work');
  await name('slime_new', 'slime_master_v02_work');
  await expect(region.getByLabel(en.folder.copied)).toBeHidden();
  await name('slime_16x.png', 'deleted');
  await expect(region.locator('.task-folder > ol > li')).toHaveText([
    'slime_master',
    'slime_master_v02_work',
    'slime_v01',
    'slime_v02_work',
    'slime_v03',
  ]);
  await region.getByLabel(en.folder.copied).selectOption('slime_master');
  await expect(region.getByText(en.folder.faults.copied)).toBeVisible();
  await expect(region.getByText(doneText)).toBeHidden();
  await region.getByLabel(en.folder.copied).selectOption('slime_v01');
  await expect(region.getByText(doneText)).toBeVisible();
});

test('the walk is done once its feet stay on the ground [draw-task, rule 14]', async ({ page }) => {
  await openPage(page, solved('/docs/craft/poses', 'passing'));
  const region = page.getByRole('region', { name: 'Draw two legs' });
  const speed = region.getByRole('group', { name: en.stride.title });
  await expect(speed.getByRole('radio', { name: '5' })).not.toBeChecked();
  await speed.getByRole('radio', { name: '5' }).press('Space');
  await expect(region.getByText('At 5 the stone runs away')).toBeVisible();
  await speed.getByRole('radio', { name: '2' }).press('Space');
  await expect(region.getByText('At 2 the foot that is down slides')).toBeVisible();
  await expect(region.getByText(doneText)).toBeHidden();
  await speed.getByRole('radio', { name: '3' }).press('Space');
  await expect(region.getByText(doneText)).toBeVisible();
});

test('a star is drawn, and then timed until the hit is felt [draw-task, rule 15]', async ({ page }) => {
  await openPage(page, solved('/docs/craft/blows', 'hit'));
  const region = page.getByRole('region', { name: 'Draw a star of light' });
  await expect(region.getByRole('img', { name: en.beat.own })).toBeVisible();
  await expect(region.getByText('All five take 300 to 400 ms (now 400)')).toBeVisible();
  for (const [at, time] of [30, 60, 80, 70, 100].entries())
    await region.getByLabel(`drawing ${at + 1}`).fill(String(time));
  await expect(region.getByText('or longer; drawing 4 is shorter')).toBeVisible();
  await region.getByLabel('drawing 4').fill('80');
  await expect(region.getByText(doneText)).toBeHidden();
  await region.getByLabel(en.beat.hold).fill('3');
  await expect(region.getByText(doneText)).toBeVisible();
});

test('what is drawn is there on the next visit, and “Start again” can be taken back [draw-task, rules 1, 9]', async ({
  page,
}) => {
  await openPage(page, solved('/docs/craft/faces', 'face'));
  const region = page.getByRole('region', { name: 'Draw a worried face' });
  const stage = region.getByRole('application');
  const figure = page.getByRole('figure').filter({ hasText: 'A head without eyes and brows' });
  const status = region.getByText(/^Column 1, row 1/);
  await stage.press('Space');
  await expect(status).toContainText('Colour 1');
  await openPage(page, '/docs/craft/faces');
  await figure.scrollIntoViewIfNeeded();
  await expect(status).toContainText('Colour 1');
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(status).not.toContainText('Colour 1');
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toContainText('Colour 1');
  await region.getByRole('button', { name: 'Start again' }).click();
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(status).not.toContainText('Colour 1');
});

test('a drawing that is done leads to the next step of its lesson, which a link opens too [draw-task, rule 11]', async ({
  page,
}) => {
  await openPage(page, solved('/docs/craft/sub-pixel', 'glint'));
  const first = page.getByRole('region', { name: 'Draw a glint' });
  await first.getByRole('application').press('Space');
  await page.keyboard.press('Control+z');
  await expect(first.getByText('Steps: 1 of 2 done')).toBeVisible();
  await expect(first.getByText('Step 1 is done', { exact: true })).toBeVisible();
  await expect(first.getByText('The stamp comes once all steps are done.')).toBeVisible();
  await first.getByRole('link', { name: /^Next: / }).click();
  const second = page.getByRole('region', { name: `Draw ${en.things['glint-2']}` });
  await expect(second.getByRole('application')).toBeFocused();
  await expect(second.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await openPage(page, `/docs/craft/sub-pixel#draw-task=2.${tasks.get('lessons/glint-2')?.solution}`);
  await expect(second.getByText(doneText)).toBeVisible();
  await expect(second.getByText('Steps: 1 of 2 done')).toBeVisible();
  await second.getByRole('application').press('Space');
  await page.keyboard.press('Control+z');
  await expect(second.getByText('Steps: 2 of 2 done')).toBeVisible();
  await expect(second.getByRole('link', { name: /^Passport: 1 of / })).toBeVisible();
});

test('a pixel that was given comes back, by the eraser where nothing is to be emptied [draw-task, rule 1]', async ({
  page,
}) => {
  await openPage(page, '/docs/craft/materials');
  await page.getByRole('figure').filter({ hasText: 'A ball shaded softly' }).scrollIntoViewIfNeeded();
  const ball = page.getByRole('region', { name: 'Draw a ball of metal' });
  await expect(ball.getByRole('radio', { name: 'Given' })).toHaveCount(0);
  await ball.getByRole('application').focus();
  for (let column = 1; column < 9; column++) await page.keyboard.press('ArrowRight');
  const pixel = ball.getByText(/^Column 9, row 1/);
  const before = (await pixel.textContent()) ?? '';
  await page.keyboard.press('Space');
  await expect(pixel).not.toHaveText(before);
  await ball.getByRole('radio', { name: 'Eraser' }).press('Space');
  await ball.getByRole('application').press('Space');
  await expect(pixel).toHaveText(before);

  await openPage(page, '/docs/craft/outlines');
  await page.getByRole('figure').filter({ hasText: 'An apple with a dark outline' }).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: 'Draw an apple with an outline' });
  const stage = region.getByRole('application');
  await region.getByRole('radio', { name: 'Eraser' }).press('Space');
  await stage.focus();
  for (let column = 1; column < 9; column++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(region.getByText(/^Column 9, row 1/)).toContainText('Eraser');
  await region.getByRole('radio', { name: 'Given' }).press('Space');
  await stage.press('Space');
  await expect(region.getByText(/^Column 9, row 1/)).toContainText('Colour 1');
});

test('what a lesson asks for is told more of once something is drawn: damage, the first that is open, or any that is chosen [draw-task, rule 12]', async ({
  page,
}) => {
  await openPage(page, '/docs/craft/materials');
  await page.getByRole('figure').filter({ hasText: 'A ball shaded softly' }).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: 'Draw a ball of metal' });
  const told = region.getByRole('listitem').filter({ has: page.getByRole('list') });
  await expect(region.getByText('A dark band')).toBeVisible();
  await expect(told).toHaveCount(0);
  // Beside the ball: that it stays as it was comes before all else.
  const stage = region.getByRole('application');
  await stage.press('Space');
  await expect(told).toContainText('The outline of the ball stays');
  await region.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(told).toHaveCount(0);
  for (const key of ['ArrowRight', 'ArrowDown']) for (let step = 0; step < 8; step++) await stage.press(key);
  await stage.press('Space');
  await expect(told).toContainText('A dark band');
  await region.getByRole('button', { name: 'Under the band' }).press('Enter');
  await expect(told).toContainText('Under the band');
  await expect(region.getByRole('button', { expanded: true })).toHaveText(/^Under the band/);
});
