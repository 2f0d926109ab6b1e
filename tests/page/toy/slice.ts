// A room as a newcomer would write one: a number that can be counted up, and doubled by a worker.

export interface Toy {
  readonly count: number;
}

export type ToyAction =
  | { readonly type: 'up' }
  | { readonly type: 'set'; readonly count: number }
  | { readonly type: 'double' };

export const startToy: Toy = { count: 0 };

/** The state after an action. */
export function updateToy(toy: Toy, action: ToyAction): Toy {
  switch (action.type) {
    case 'up':
      return { count: toy.count + 1 };
    case 'set':
      return { count: action.count };
    case 'double':
      return toy;
  }
}
