// Code generated from the types of the model by go generate; DO NOT EDIT.

import { Listen } from './listen';
import { Routine } from './routine';

/** The component of each block that the model adds to the engine's. */
export const siteBlocks = {
  listen: Listen,
  routine: Routine,
};
