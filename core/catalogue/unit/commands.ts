import type { MasterCommand, MasterFacts } from '../master/index.ts';

type NewUnit = {
  readonly name: string;
  /** Null: the one that the name stands for. */
  readonly uqc: string | null;
  /** 0 to 3; null: as many as quantities under the code usually have. */
  readonly decimals: number | null;
};

type UnitChanges = {
  readonly changes: {
    readonly name?: string;
    readonly uqc?: string;
    readonly decimals?: number;
  };
};

export type UnitCommand = MasterCommand<'unit', NewUnit, UnitChanges>;

export type UnitFacts = MasterFacts;
