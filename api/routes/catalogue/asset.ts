import { changeAsset, createAsset, listAssets } from '#api/contract/catalogue/asset.ts';
import type { Mount } from '#api/http/mount.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import * as commands from '#api/requests/catalogue/asset.ts';
import { listIn } from './lists.ts';
import { write } from './writing.ts';
import { freshId } from '#api/requests/route-parts.ts';
import { masterRecord } from '#api/requests/catalogue/master-record.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfAdding } from '#api/requests/within-limits.ts';

const queries = MASTER_QUERIES.asset;
const reply = MASTER_REPLIES.asset;

export function mountAssets(mount: Mount, parts: RouteParts): void {
  mount(listAssets, listIn(parts.db, queries, 'own'));

  mount(createAsset, async (asked) => {
    const refusal = await refusalOfAdding(parts, asked, 'asset');
    if (refusal !== null) return refusal;
    const { kind, ...body } = asked.body;
    const command = commands.createAsset(await freshId(parts, 'asset'), kind, body);
    return write(parts, asked, { command, reply, id: null });
  });

  mount(
    changeAsset,
    (asked) => {
      const id = asked.params.assetId;
      return write(parts, asked, { command: commands.changeAsset(id, asked.body), reply, id });
    },
    { takesBack: masterRecord(parts, 'asset') },
  );
}
