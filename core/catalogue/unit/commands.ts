import type { UnitId } from '../../kernel/ids.ts';
import type { LifecycleCommand, MasterFacts } from '../master/index.ts';

export type CreateUnit = {
  readonly type: 'CreateUnit';
  readonly data: {
    readonly unitId: UnitId;
    readonly name: string;
    /** Null: the one that the name stands for. */
    readonly uqc: string | null;
    /** 0 to 3; null: as many as quantities under the code usually have. */
    readonly decimals: number | null;
  };
};

export type ChangeUnit = {
  readonly type: 'ChangeUnit';
  readonly data: {
    readonly unitId: UnitId;
    readonly changes: {
      readonly name?: string;
      readonly uqc?: string;
      readonly decimals?: number;
    };
  };
};

export type UnitCommand = CreateUnit | ChangeUnit | LifecycleCommand<'unit'>;

export type UnitFacts = MasterFacts;
