// What other folders may import of the depreciation of fixed assets.
export { assetClass, depreciationMethod, extraShift, LIFE_YEARS_MAX, taxKind } from './terms.ts';
export { taxClass } from './terms.ts';
export type { AssetClass, DepreciationMethod, TaxClass, TaxKind } from './terms.ts';
export { accumulatedThrough, daysInUse, lifeEnd, residualPaise } from './charge.ts';
export type { DepreciationTerms } from './charge.ts';
export type { ShiftPeriod } from './shifts.ts';
export { saleOf } from './sale.ts';
export type { AssetSale } from './sale.ts';
export { straightLineBps, writtenDownBps } from './rates.ts';
export { addFigures, NO_FIGURES, registerOf } from './register.ts';
export type { BlockFigures, AssetOnRegister } from './register.ts';
export { blockOfYear, daysUsedInYear, isFullRate } from './tax/block.ts';
export type { BlockOfYear, BlockResult } from './tax/block.ts';
export { blocksOfYear } from './tax/blocks-of-year.ts';
export type { TaxBlock, TaxedAsset } from './tax/blocks-of-year.ts';
export { TAX_CLASS_NAMES, TAX_RATES, taxRateOf } from './tax/kinds.ts';
export { RESIDUAL_BPS, USEFUL_LIVES, worksInShifts } from './useful-lives.ts';
