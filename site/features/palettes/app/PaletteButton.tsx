import { useStored } from 'generator/app/preferences/stored';
import { useSiteLayout } from 'generator/app/SiteContext.tsx';
import { DeferredPart } from 'generator/app/ui/DeferredPart.tsx';
import { useAddressEnd } from 'generator/app/ui/useAddressEnd';
import { storageKeys } from 'generator/model/storageKeys';
import { useEffect, useState } from 'react';
import css from './PaletteButton.module.css';
import { addressKey, paletteName } from './words';

/** Opens the palettes. Their code comes when they are first opened, or when one is in force. */
export function PaletteButton() {
  const { locale } = useSiteLayout();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        className={css.button}
        type="button"
        title={paletteName[locale === 'zh' ? 'zh' : 'en']}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <DeferredPart load={() => import('./PaletteDialog')} onClose={close}>
          {({ PaletteDialog }) => <PaletteDialog onClose={close} />}
        </DeferredPart>
      )}
    </>
  );
}

/** Shows nothing; fetches what keeps the page in its palette, where one is remembered or the address names one. */
export function PaletteKeeper() {
  const { storageSuffix } = useSiteLayout();
  const [stored] = useStored(storageKeys.style);
  const isAsked = useAddressEnd().includes(`${addressKey}=`);
  useEffect(() => {
    if (stored === null && !isAsked) return;
    // Without it the page keeps the colours that it has.
    import('./keepPalette').then(({ keepPalette }) => keepPalette(storageSuffix)).catch(() => undefined);
  }, [stored, isAsked, storageSuffix]);
  return null;
}
