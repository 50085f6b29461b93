// The commands of the catalogue: the stream that each is about, and who decides on it.
import type { Command } from '#core/domain.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { Decided, FactSource } from '../../desk.ts';
import { decideAsset, decideProduct, decideService } from './goods.ts';
import { decideBrand, decideUnit } from './names.ts';
import { decideCategory, decideCompany } from './trees.ts';

type Noun = 'Product' | 'Category' | 'Brand' | 'Unit' | 'Service' | 'Company' | 'Asset';
type Lifecycle = 'EnableMaster' | 'DisableMaster' | 'RetireMaster' | 'RemoveMaster';

export type CatalogueCommand = Extract<
  Command,
  { type: Lifecycle | `${'Create' | 'Change'}${Noun}` }
>;

type Of<Kind extends MasterKind, N extends Noun> =
  | Extract<CatalogueCommand, { type: `${'Create' | 'Change'}${N}` }>
  | Extract<CatalogueCommand, { type: Lifecycle; data: { of: Kind } }>;

type About =
  | { readonly of: 'product'; readonly id: number; readonly command: Of<'product', 'Product'> }
  | { readonly of: 'category'; readonly id: number; readonly command: Of<'category', 'Category'> }
  | { readonly of: 'brand'; readonly id: number; readonly command: Of<'brand', 'Brand'> }
  | { readonly of: 'unit'; readonly id: number; readonly command: Of<'unit', 'Unit'> }
  | { readonly of: 'service'; readonly id: number; readonly command: Of<'service', 'Service'> }
  | { readonly of: 'company'; readonly id: number; readonly command: Of<'company', 'Company'> }
  | { readonly of: 'asset'; readonly id: number; readonly command: Of<'asset', 'Asset'> };

function aboutOf(command: CatalogueCommand): About {
  switch (command.type) {
    case 'CreateProduct':
    case 'ChangeProduct':
      return { of: 'product', id: command.data.productId, command };
    case 'CreateCategory':
    case 'ChangeCategory':
      return { of: 'category', id: command.data.categoryId, command };
    case 'CreateBrand':
    case 'ChangeBrand':
      return { of: 'brand', id: command.data.brandId, command };
    case 'CreateUnit':
    case 'ChangeUnit':
      return { of: 'unit', id: command.data.unitId, command };
    case 'CreateService':
    case 'ChangeService':
      return { of: 'service', id: command.data.serviceId, command };
    case 'CreateCompany':
    case 'ChangeCompany':
      return { of: 'company', id: command.data.companyId, command };
    case 'CreateAsset':
    case 'ChangeAsset':
      return { of: 'asset', id: command.data.assetId, command };
    default:
      return { ...command.data, command } as About;
  }
}

export function catalogueStreams(command: CatalogueCommand): readonly string[] {
  const { of, id } = aboutOf(command);
  return [streamName(of, id)];
}

export function decideCatalogue(source: FactSource, command: CatalogueCommand): Promise<Decided> {
  const about = aboutOf(command);
  switch (about.of) {
    case 'product':
      return decideProduct(source, about);
    case 'category':
      return decideCategory(source, about);
    case 'brand':
      return decideBrand(source, about);
    case 'unit':
      return decideUnit(source, about);
    case 'service':
      return decideService(source, about);
    case 'company':
      return decideCompany(source, about);
    case 'asset':
      return decideAsset(source, about);
  }
}
