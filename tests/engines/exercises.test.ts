import { describe, expect, test } from 'vitest';
import { exhibit } from '../../site/exhibits/practice-ground/exhibit';
import type { ExercisePage } from '../support/exercise';
import {
  evenMoves,
  exercisePage,
  missingEye,
  shieldCorners,
  skyPlaces,
  softStrokes,
} from '../support/exercisePages';
import { button, region, startVisitor, type Target, target } from './visitor';

const visitor = startVisitor();

/** An exercise that is open: its frame, and how it is used. */
class Open {
  readonly frame: Target;
  readonly stage: Target;

  constructor(
    name: string,
    private readonly size = { width: 1, height: 1 },
  ) {
    this.frame = region(name);
    this.stage = target('[role=application]', undefined, this.frame);
  }

  /** Brings it into the view, where it begins to live. @param caption of its figure */
  async arrive(caption: RegExp) {
    await visitor.scrollTo(target('figure', caption));
    await visitor.expectShown(this.frame);
  }

  /** The middle of a pixel of the stage, in the window. */
  async pixel(x: number, y: number) {
    await visitor.scrollTo(this.stage);
    const box = await visitor.readOf(this.stage, (stage) => stage.getBoundingClientRect().toJSON());
    const { width, height } = this.size;
    return { x: box.x + ((x + 0.5) * box.width) / width, y: box.y + ((y + 0.5) * box.height) / height };
  }

  async drag(...places: readonly (readonly [number, number])[]) {
    const points = [];
    for (const [x, y] of places) points.push(await this.pixel(x, y));
    await visitor.drag(points);
  }

  async pressPixel(x: number, y: number) {
    await visitor.pressAt(await this.pixel(x, y));
  }

  press(css: string, name?: string | RegExp) {
    return visitor.press(target(css, name, this.frame));
  }

  /** Keys for the stage. */
  async keys(...keys: readonly string[]) {
    await visitor.focus(this.stage);
    await visitor.keys(...keys);
  }

  /** Keys for another part of it. */
  async keysAt(css: string, name: string | RegExp, ...keys: readonly string[]) {
    await visitor.focus(target(css, name, this.frame));
    await visitor.keys(...keys);
  }

  async expectDone() {
    await visitor.expectShown(target('strong', /^Done/, this.frame));
  }

  async expectSaved(name: string, start: string) {
    await visitor.press(button(name, this.frame));
    const { bytes } = await visitor.saved();
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
  }
}

const png = ['Save PNG', '\x89PNG'] as const;
const gif = ['Save GIF', 'GIF89a'] as const;
const times = (count: number, key: string) => Array.from({ length: count }, () => key);

interface Exercise {
  readonly title: string;
  readonly route: string;
  readonly caption: RegExp;
  readonly size?: { readonly width: number; readonly height: number };
  readonly solve: (open: Open) => Promise<void>;
  /** The button that saves it, and how its file begins. */
  readonly saves?: readonly [string, string];
}

const onStage = (page: ExercisePage) => ({
  ...page,
  title: page.names.en,
});

const exercises: readonly Exercise[] = [
  {
    ...onStage(await exercisePage('straighten-line')),
    solve: async (open) => {
      await open.press('input', 'Pixel-perfect pen');
      for (const { column, from, to } of evenMoves) await open.drag([column, from], [column, to]);
    },
    saves: png,
  },
  {
    ...onStage(await exercisePage('soften-curve')),
    solve: async (open) => {
      for (const { row, from, to } of softStrokes) await open.drag([from, row], [to, row]);
    },
    saves: png,
  },
  {
    ...onStage(await exercisePage('mirror-shield')),
    solve: (open) => open.drag(...shieldCorners),
    saves: png,
  },
  {
    ...onStage(await exercisePage('order-layers')),
    solve: async (open) => {
      const row = (name: string) => target('.layer-list > div', new RegExp(`^${name}`), open.frame);
      for (const [from, to] of [
        ['Ground', 'Light'],
        ['Light', 'Shade'],
      ] as const) {
        const grip = await visitor.place(target('i', undefined, row(from)));
        const { y } = await visitor.place(target('label', undefined, row(to)));
        await visitor.drag([grip, { x: grip.x, y: (grip.y + y) / 2 }, { x: grip.x, y }]);
      }
      await open.press('button', 'Show Light');
      await open.press('button', 'Clip Shade');
      await open.keysAt('input[type=range]', /^Opacity/, ...times(6, 'ArrowLeft'));
    },
    saves: png,
  },
  {
    ...onStage(await exercisePage('swap-palette')),
    solve: async (open) => {
      for (const [color, { x, y }] of [
        [5, skyPlaces.sky],
        [7, skyPlaces.horizon],
        [15, skyPlaces.meadow],
      ] as const) {
        await open.press(`[title="Colour ${color}"]`);
        await open.pressPixel(x, y);
      }
    },
    saves: png,
  },
  {
    ...onStage(await exercisePage('link-cell')),
    solve: async (open) => {
      await open.press('label', 'Frame 3');
      for (const [x, y] of missingEye) await open.pressPixel(x, y);
      await open.press('label', 'Frame 4');
      await open.press('label', 'Repeats frame 3');
    },
    saves: gif,
  },
  {
    ...onStage(await exercisePage('find-inbetween')),
    solve: (open) => open.drag([11, 21], [40, 16], [70, 10]),
    saves: gif,
  },
  {
    ...onStage(await exercisePage('time-walk')),
    solve: async (open) => {
      await open.drag([4, 40], [7, 40]);
      await open.drag([30, 40], [33, 40]);
    },
    saves: gif,
  },
  {
    ...onStage(await exercisePage('type-pixels')),
    solve: async (open) => {
      await open.pressPixel(31, 19);
      await visitor.keys('E', 'Delete', 'Enter');
    },
    saves: png,
  },
  {
    title: 'Dither a sky',
    route: '/docs/basic/dithering',
    caption: /Drag the dusk/,
    size: { width: 132, height: 64 },
    solve: (open) => open.drag([40, 22], [40, 34], [40, 46]),
    saves: png,
  },
  {
    title: 'Count the memory',
    route: '/faq/files/huge-file-performance',
    caption: /not a promise about the app/,
    solve: (open) => open.keysAt('button', 'Start again', 'Tab', 'Tab', ...'512', 'Tab', ...'512'),
  },
  {
    title: 'Build a ramp',
    route: '/docs/basic/palette',
    caption: /Turn shadow and light away/,
    solve: (open) =>
      open.keys(...times(4, 'Shift+ArrowLeft'), ...times(2, 'ArrowUp'), ...times(3, 'Shift+ArrowRight')),
    saves: png,
  },
  {
    title: 'Turn the sword',
    route: '/docs/basic/transform',
    caption: /Each needs repair by hand/,
    solve: async (open) => {
      await open.keys('Shift+ArrowRight', 'ArrowUp', 'ArrowRight');
      await open.press('input', /^Mend 1/);
      await open.press('[title=Nothing]');
      await open.keys('ArrowDown', ...times(3, 'ArrowLeft'), 'Space');
    },
    saves: png,
  },
];

describe('an exercise is brought to its goal, and what it makes is saved', () => {
  for (const { title, route, caption, size, solve, saves } of exercises)
    test(title, async () => {
      const open = new Open(title, size);
      await visitor.open(route);
      await open.arrive(caption);
      await solve(open);
      await open.expectDone();
      if (saves) await open.expectSaved(...saves);
      await visitor.expectNoErrors();
    });
});

test('a card is drawn and stamped, and the stamp is there on the next visit', async () => {
  const open = new Open('Draw a card', { width: 16, height: 16 });
  const visit = async (link = '') => {
    await visitor.open(`/practice${link}`);
    await open.arrive(/a practice grid, not the app/);
  };
  // All of our drawing but a pixel.
  await visit(`#practice-ground=${exhibit.states?.[0]}`);
  await open.press('[title="Colour 4"]');
  await open.pressPixel(13, 15);
  await open.expectDone();
  await open.expectSaved(...png);
  await visit();
  await visitor.expectShown(target('summary', /^Stamps: 1 of 52/, open.frame));
  await visitor.expectNoErrors();
});

test('the slime of the home page is drawn, moves and is saved, and is there on the next visit', async () => {
  const open = new Open('Finish the slime');
  await visitor.open('/');
  await visitor.press(open.stage);
  await visitor.expectText(open.frame, /It moves!/);
  await open.expectSaved(...gif);
  await visitor.open('/');
  await visitor.expectText(open.frame, /It moves!/);
  await visitor.expectNoErrors();
});
