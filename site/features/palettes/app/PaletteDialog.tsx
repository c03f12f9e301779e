import { useStored } from 'generator/app/preferences/stored';
import { useSiteLayout } from 'generator/app/SiteContext.tsx';
import { Dialog } from 'generator/app/ui/Dialog.tsx';
import { Icon } from 'generator/app/ui/Icon.tsx';
import { documentPath } from 'generator/model/address';
import { storageKeys } from 'generator/model/storageKeys';
import { type CSSProperties, useEffect, useId, useMemo, useState } from 'react';
import { dataAddress } from './colorPictures';
import { keepPalette, nameStored, rememberPalette } from './keepPalette';
import css from './PaletteDialog.module.css';
import {
  findPalette,
  namedPalettes,
  nameShuffle,
  ownPalette,
  type Palette,
  type PaletteName,
  roles,
} from './palettes';
import { paletteWords } from './paletteWords';
import { readScene, type Scene } from './readScene';
import { recolor } from './recolor';
import { hexOf } from './themeOf';
import { addressKey, paletteName } from './words';

/** The palettes, each as the landscape of the home page looks in it. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const { locale, locales, storageSuffix, site } = useSiteLayout();
  const language = locale === 'zh' ? 'zh' : 'en';
  const words = paletteWords[language];
  const title = useId();
  const [stored] = useStored(storageKeys.style);
  const chosen = nameStored(stored);
  const isShuffled = chosen?.startsWith('shuffle-') === true;
  const [shuffled, setShuffled] = useState(() => (isShuffled ? chosen : nameShuffle(Math.random())));
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    const homes = locales.map(({ home }) => home);
    // Without it there are the colours alone.
    readScene(documentPath(site.home, homes)).then(setScene, () => undefined);
  }, [locales, site.home]);
  const choose = (name: string | undefined) => {
    keepPalette(storageSuffix);
    rememberPalette(name, storageSuffix);
    const address = new URL(location.href);
    if (name === undefined) address.searchParams.delete(addressKey);
    else address.searchParams.set(addressKey, name);
    history.replaceState(history.state, '', address);
  };
  const shuffle = () => {
    const name = nameShuffle(Math.random());
    setShuffled(name);
    choose(name);
  };
  const named = Object.keys(namedPalettes) as PaletteName[];
  return (
    <Dialog className={css.dialog} labelledBy={title} onClose={onClose}>
      {(close) => (
        <>
          <div className={css.head}>
            <h2 id={title}>{paletteName[language]}</h2>
            <button type="button" aria-label={words.close} title={words.close} onClick={close}>
              <Icon name="close" size={24} />
            </button>
          </div>
          <ul className={css.palettes}>
            <Choice
              label={words.own}
              isChosen={chosen === undefined}
              scene={scene}
              act={() => choose(undefined)}
            />
            {named.map((name) => (
              <Choice
                key={name}
                name={name}
                label={words.names[name]}
                isChosen={chosen === name}
                scene={scene}
                act={() => choose(name)}
              />
            ))}
            <Choice name={shuffled} label={words.shuffle} isChosen={isShuffled} scene={scene} act={shuffle} />
          </ul>
          <p className={css.note}>{words.note}</p>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly name?: string | undefined;
  readonly label: string;
  readonly isChosen: boolean;
  readonly scene: Scene | undefined;
  readonly act: () => void;
}

function Choice({ name, label, isChosen, scene, act }: ChoiceProps) {
  const palette = findPalette(name) ?? ownPalette;
  const slice = useMemo(() => scene && sliceOf(scene, findPalette(name)), [scene, name]);
  return (
    <li>
      <button className={css.choice} type="button" aria-pressed={isChosen} onClick={act}>
        <span className={css.slice} style={{ backgroundColor: hexOf(palette.night), ...slice }} />
        <span className={css.colors} aria-hidden="true">
          {roles.map((role) => (
            <span key={role} style={{ background: hexOf(palette[role]) }} />
          ))}
        </span>
        <span className={css.name}>{label}</span>
      </button>
    </li>
  );
}

/** Screen pixels for one of the landscape, and the part of it that is shown. */
const scale = 2;
const corner = { left: 124, top: 138 };
const layers = [3, 2, 1, 0];

/** The layers over one another, the nearest first; without a palette in their own colours. */
function sliceOf({ address, png, width, height }: Scene, palette?: Palette): CSSProperties {
  const image = `url(${dataAddress((palette && recolor(address, png, palette)) ?? png)})`;
  return {
    backgroundImage: layers.map(() => image).join(),
    backgroundPosition: layers
      .map((layer) => `${-corner.left * scale}px ${-(layer * height + corner.top) * scale}px`)
      .join(),
    backgroundSize: `${width * scale}px auto`,
  };
}
