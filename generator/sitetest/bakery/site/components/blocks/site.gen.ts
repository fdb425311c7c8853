// Code generated from the types of the model by go generate; DO NOT EDIT.

import { Recipe } from './recipe';

/** The component of each block that the model adds to the engine's. */
export const siteBlocks = {
  recipe: Recipe,
};
