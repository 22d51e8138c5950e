/** Drawings in isolation, for development: `npx vite`, then /stories.html#NAME&theme=dark&language=de. */
import { mount } from "svelte";

import Stories from "./Stories.svelte";

mount(Stories, { target: document.body });
