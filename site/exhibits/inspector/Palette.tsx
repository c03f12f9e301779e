import { fill } from 'generator/model/text';
import type { AsepriteColor, AsepritePalette } from 'pixels/parse/asepriteFile';
import { shorten } from './formatName';
import { Section } from './Section';
import type { Words } from './words';

interface Props {
  readonly colors: readonly AsepriteColor[];
  /** Those of the frames that change it. */
  readonly palettes: readonly AsepritePalette[];
  readonly words: Words;
}

/** As many as the line of the title has room for where it is widest. */
const mostAtAGlance = 32;

/** The colours that the file keeps as its palette, with their names. */
export function Palette({ colors, palettes, words }: Props) {
  const changes = palettes.slice(1).map(({ frame }) => frame + 1);
  return (
    <div className="inspector-palette">
      <Section
        title={words.palette}
        items={colors}
        words={words}
        glance={
          <span className="inspector-glance">
            {colors.slice(0, mostAtAGlance).map(({ color }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a palette may have a colour twice
              <span key={index} style={{ color: codeOf(color) }} />
            ))}
          </span>
        }
        show={({ color, name }, index) => {
          const code = codeOf(color);
          const shown = name === undefined ? code : shorten(name);
          return (
            <li key={index} title={name === undefined ? code : `${shown} ${code}`}>
              <span style={{ color: code }} />
              <small>{shown}</small>
            </li>
          );
        }}
      />
      {changes.length > 0 && (
        <p className="tool-facts inspector-palette-more">
          {fill(words.paletteChanges, { frames: changes.slice(0, 20).join(words.separator) })}
        </p>
      )}
    </div>
  );
}

/** A colour as CSS writes it, such as `#8066e0`; with its alpha where it is not opaque. */
function codeOf(color: AsepriteColor['color']): string {
  const bytes = color[3] === 255 ? color.slice(0, 3) : color;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
