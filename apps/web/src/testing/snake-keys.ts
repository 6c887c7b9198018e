import { toWire } from '../api/wire.ts';

/** A value as the wire spells it. */
export const snakeKeys = (value: object): object => toWire(value) as object;
