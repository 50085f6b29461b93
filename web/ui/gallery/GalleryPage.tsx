// Every control in every state, for those who build with them and those who look at them. It is
// part of the development server only.
import { useLayoutEffect, useState } from 'react';
import { Segmented } from '../inputs/Segmented.tsx';
import { PageHead } from '../PageHead.tsx';
import { FieldsPart } from './FieldsPart.tsx';
import { FoundationsPart } from './FoundationsPart.tsx';
import { ListsPart } from './ListsPart.tsx';
import { MarksPart } from './MarksPart.tsx';
import { OverlaysPart } from './OverlaysPart.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { PickersPart } from './PickersPart.tsx';
import { StatesPart } from './StatesPart.tsx';
import { TAccountsPart } from './TAccountsPart.tsx';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'default', label: 'Default' },
  { value: 'compact', label: 'Compact' },
] as const;

/** `?theme=dark&density=compact` shows it so at once. */
export function GalleryPage() {
  const [address] = useState(() => new URLSearchParams(location.search));
  const [theme, setTheme] = useState(address.get('theme') === 'dark' ? 'dark' : 'light');
  const [density, setDensity] = useState(address.get('density') ?? 'default');
  // The theme is the whole page's, which React does not draw.
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density });
  }, [theme, density]);
  const chosenTheme = theme === 'dark' ? 'dark' : 'light';
  const chosenDensity = DENSITIES.find(({ value }) => value === density)?.value ?? 'default';
  return (
    <main id="main" className="mx-auto max-w-[1288px] p-4 pb-40 lg:p-6">
      <PageHead title="Controls">
        <div className="flex flex-wrap gap-2">
          <Segmented label="Theme" options={THEMES} value={chosenTheme} onChange={setTheme} />
          <Segmented label="Rows" options={DENSITIES} value={chosenDensity} onChange={setDensity} />
        </div>
      </PageHead>
      <FoundationsPart />
      <MarksPart />
      <FieldsPart />
      <PickersPart />
      <ListsPart />
      <PicturesPart />
      <TAccountsPart />
      <OverlaysPart />
      <StatesPart />
    </main>
  );
}
