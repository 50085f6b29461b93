import { buttonClass } from '../buttons/button-class.ts';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Notice } from '../states/Notice.tsx';
import { PaperSkeleton, Skeletons } from '../states/Skeleton.tsx';
import { TILE_GRID } from '../lists/Tiles.tsx';
import { GalleryPart, Specimen } from './GalleryPart.tsx';

export function StatesPart() {
  return (
    <GalleryPart id="states" title="Waiting, empty, failed, told">
      <Specimen state="Empty">
        <EmptyState
          title="No Accounts"
          actions={
            <>
              <Button kind="primary">Basic Sales Purchase</Button>
              <Button>Taxi Business</Button>
              <a href="#states" className={buttonClass('quiet')}>
                Add New
              </a>
            </>
          }
        >
          Start from a template or add your first account.
        </EmptyState>
      </Specimen>
      <Specimen state="Failed">
        <ErrorState
          what="the accounts"
          why="The server could not be reached. What you see elsewhere is still there."
          onRetry={() => undefined}
        />
      </Specimen>
      <Specimen state="Told" className="flex flex-col gap-2">
        <Notice kind="remark">Draft from 14:02 restored.</Notice>
        <Notice kind="good">Account Created Successfully! Redirecting to your dashboard...</Notice>
        <Notice kind="warning">The books changed since this page was read.</Notice>
        <Notice kind="problem">Login failed. Please try again.</Notice>
      </Specimen>
      <Specimen state="Waiting: tiles and paper">
        <Skeletons label="Loading tiles" count={4} item="h-22" layout={TILE_GRID} />
      </Specimen>
      <PaperSkeleton label="Loading the invoice" />
    </GalleryPart>
  );
}
