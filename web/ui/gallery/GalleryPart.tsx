// One part of the gallery, and one specimen in it with the name of its state.
import type { ReactNode } from 'react';

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

export const GalleryPart = ({ id, title, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="mb-12 scroll-mt-16">
    <h2 id={`${id}-title`} className="mb-3 border-b-2 border-ink pb-1 text-lg font-semibold">
      {title}
    </h2>
    <div className="flex flex-col gap-5">{children}</div>
  </section>
);

type SpecimenProps = {
  readonly state: string;
  readonly children: ReactNode;
  readonly className?: string;
};

export const Specimen = ({ state, children, className = '' }: SpecimenProps) => (
  <div className="min-w-0">
    <h3 className="mb-1.5 text-xs text-ink-3">{state}</h3>
    <div className={className}>{children}</div>
  </div>
);

export const ROW = 'flex flex-wrap items-center gap-3';
export const FIELDS = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3';
