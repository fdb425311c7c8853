// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { Accordion, Action, Bakery, Callout, Cards, Counter, Figure, Html, Jump, Loaf, NotFound, Note, Notebook, OvenLog, PageOf, ProseBlock, Quote, Recipe, Steps, TableBlock, Tabs } from './schema.gen';

const html = (id: string) => id as Html;

const wholeSite = {
    "name": "Bakery.Site.Name",
    "mark": html("html of Bakery.Site.Mark"),
    "demonstration": true,
    "year": 7,
    "telephone": "Bakery.Telephone",
    "links": [
      {
        "label": "Bakery.Links.Label",
        "href": "Bakery.Links.Href"
      }
    ]
  } satisfies Bakery;

const bareSite = {
    "name": "",
    "mark": html("html of Bakery.Site.Mark"),
    "year": 7,
    "telephone": "",
    "links": []
  } satisfies Bakery;

/**
 * Two values of each type, as encoding/json writes them: one with everything an
 * author can give, one with the least. That they satisfy their types is what the
 * compiler proves; tests of components show them.
 */
export const fixtures = {
  'Accordion': [{
    "type": "accordion",
    "items": [
      {
        "id": "Accordion.Items.ID",
        "title": "Accordion.Items.Title",
        "body": [
          {
            "type": "prose",
            "html": html("html of ProseBlock.HTML")
          }
        ]
      }
    ]
  }, {
    "type": "accordion",
    "items": []
  }] satisfies [Accordion, Accordion],
  'Action': [{
    "type": "action",
    "href": "Action.Href",
    "label": "Action.Label",
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ]
  }, {
    "type": "action",
    "href": "",
    "label": ""
  }] satisfies [Action, Action],
  'Callout': [{
    "type": "callout",
    "kind": "fresh",
    "title": "Callout.Title",
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ]
  }, {
    "type": "callout",
    "kind": "safety",
    "body": []
  }] satisfies [Callout, Callout],
  'Cards': [{
    "type": "cards",
    "cards": [
      {
        "title": "Cards.Cards.Title",
        "icon": html("html of Cards.Cards.Icon"),
        "href": "Cards.Cards.Href",
        "body": [
          {
            "type": "prose",
            "html": html("html of ProseBlock.HTML")
          }
        ]
      }
    ]
  }, {
    "type": "cards",
    "cards": []
  }] satisfies [Cards, Cards],
  'Figure': [{
    "type": "figure",
    "picture": html("html of Figure.Picture"),
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ]
  }, {
    "type": "figure",
    "picture": html("html of Figure.Picture")
  }] satisfies [Figure, Figure],
  'Jump': [{
    "type": "jump",
    "links": [
      {
        "id": "Jump.Links.ID",
        "text": "Jump.Links.Text"
      }
    ]
  }, {
    "type": "jump",
    "links": []
  }] satisfies [Jump, Jump],
  'ProseBlock': [{
    "type": "prose",
    "html": html("html of ProseBlock.HTML")
  }, {
    "type": "prose",
    "html": html("html of ProseBlock.HTML")
  }] satisfies [ProseBlock, ProseBlock],
  'Quote': [{
    "type": "quote",
    "by": "Quote.By",
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ]
  }, {
    "type": "quote",
    "body": []
  }] satisfies [Quote, Quote],
  'Recipe': [{
    "type": "recipe",
    "flour": "Recipe.Flour",
    "stages": [
      {
        "id": "Recipe.Stages.ID",
        "time": "Recipe.Stages.Time",
        "body": [
          {
            "type": "prose",
            "html": html("html of ProseBlock.HTML")
          }
        ]
      }
    ],
    "whole": true
  }, {
    "type": "recipe",
    "flour": "",
    "stages": [],
    "whole": false
  }] satisfies [Recipe, Recipe],
  'Steps': [{
    "type": "steps",
    "steps": [
      {
        "title": "Steps.Steps.Title",
        "body": [
          {
            "type": "prose",
            "html": html("html of ProseBlock.HTML")
          }
        ]
      }
    ]
  }, {
    "type": "steps",
    "steps": []
  }] satisfies [Steps, Steps],
  'TableBlock': [{
    "type": "table",
    "name": "TableBlock.Name",
    "expand": true,
    "table": {
      "caption": "TableBlock.Table.Caption",
      "columns": [
        "TableBlock.Table.Columns"
      ],
      "rows": [
        {
          "cells": [
            "TableBlock.Table.Rows.Cells"
          ],
          "tone": "crumb",
          "detail": html("html of TableBlock.Table.Rows.Detail")
        }
      ],
      "note": html("html of TableBlock.Table.Note"),
      "chart": {
        "scale": "days",
        "columns": [
          "TableBlock.Table.Chart.Columns"
        ],
        "rows": [
          [
            {
              "from": 0.5,
              "to": 0.5
            }
          ]
        ]
      }
    }
  }, {
    "type": "table",
    "name": "",
    "table": {
      "caption": "",
      "columns": [],
      "rows": []
    }
  }] satisfies [TableBlock, TableBlock],
  'Tabs': [{
    "type": "tabs",
    "label": "Tabs.Label",
    "tabs": [
      {
        "id": "Tabs.Tabs.ID",
        "label": "Tabs.Tabs.Label",
        "body": [
          {
            "type": "prose",
            "html": html("html of ProseBlock.HTML")
          }
        ]
      }
    ]
  }, {
    "type": "tabs",
    "label": "",
    "tabs": []
  }] satisfies [Tabs, Tabs],
  'Counter': [{
    "lead": html("html of Counter.Lead"),
    "picture": html("html of Counter.Picture"),
    "hours": [
      {
        "day": "Counter.Hours.Day",
        "open": html("html of Counter.Hours.Open")
      }
    ]
  }, {
    "lead": html("html of Counter.Lead"),
    "picture": html("html of Counter.Picture"),
    "hours": []
  }] satisfies [Counter, Counter],
  'Loaf': [{
    "lead": html("html of Loaf.Lead"),
    "baked": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "next": {
      "heading": "Loaf.Next.Heading",
      "text": html("html of Loaf.Next.Text"),
      "action": {
        "label": "Loaf.Next.Action.Label",
        "href": "Loaf.Next.Action.Href"
      }
    },
    "others": [
      {
        "label": "Loaf.Others.Label",
        "href": "Loaf.Others.Href"
      }
    ]
  }, {
    "lead": html("html of Loaf.Lead"),
    "baked": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "others": []
  }] satisfies [Loaf, Loaf],
  'NotFound': [{
    "text": "NotFound.Text"
  }, {
    "text": ""
  }] satisfies [NotFound, NotFound],
  'Note': [{
    "date": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "author": "Note.Author",
    "summary": html("html of Note.Summary"),
    "picture": html("html of Note.Picture")
  }, {
    "date": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "author": "",
    "summary": html("html of Note.Summary"),
    "picture": html("html of Note.Picture")
  }] satisfies [Note, Note],
  'Notebook': [{
    "notes": [
      {
        "label": "Notebook.Notes.Label",
        "href": "Notebook.Notes.Href"
      }
    ]
  }, {
    "notes": []
  }] satisfies [Notebook, Notebook],
  'OvenLog': [{
    "degrees": 7
  }, {
    "degrees": 7
  }] satisfies [OvenLog, OvenLog],
  'counter page': [{
    "path": "Page.Path",
    "template": "counter",
    "access": "members",
    "title": "Page.Title",
    "description": "Page.Description",
    "emblem": html("html of Page.Emblem"),
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ],
    "headings": [
      {
        "id": "Page.Headings.ID",
        "text": "Page.Headings.Text"
      }
    ],
    "gate": {
      "loggedOut": "nothing",
      "body": "Page.Gate.Body",
      "notice": "Page.Gate.Notice"
    },
    "content": {
      "lead": html("html of Counter.Lead"),
      "picture": html("html of Counter.Picture"),
      "hours": [
        {
          "day": "Counter.Hours.Day",
          "open": html("html of Counter.Hours.Open")
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "counter",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Counter.Lead"),
      "picture": html("html of Counter.Picture"),
      "hours": []
    },
    "site": bareSite
  }] satisfies [PageOf<'counter'>, PageOf<'counter'>],
  'loaf page': [{
    "path": "Page.Path",
    "template": "loaf",
    "access": "members",
    "title": "Page.Title",
    "description": "Page.Description",
    "emblem": html("html of Page.Emblem"),
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ],
    "headings": [
      {
        "id": "Page.Headings.ID",
        "text": "Page.Headings.Text"
      }
    ],
    "gate": {
      "loggedOut": "nothing",
      "body": "Page.Gate.Body",
      "notice": "Page.Gate.Notice"
    },
    "content": {
      "lead": html("html of Loaf.Lead"),
      "baked": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      },
      "next": {
        "heading": "Loaf.Next.Heading",
        "text": html("html of Loaf.Next.Text"),
        "action": {
          "label": "Loaf.Next.Action.Label",
          "href": "Loaf.Next.Action.Href"
        }
      },
      "others": [
        {
          "label": "Loaf.Others.Label",
          "href": "Loaf.Others.Href"
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "loaf",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Loaf.Lead"),
      "baked": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      },
      "others": []
    },
    "site": bareSite
  }] satisfies [PageOf<'loaf'>, PageOf<'loaf'>],
  'not-found page': [{
    "path": "Page.Path",
    "template": "not-found",
    "access": "members",
    "title": "Page.Title",
    "description": "Page.Description",
    "emblem": html("html of Page.Emblem"),
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ],
    "headings": [
      {
        "id": "Page.Headings.ID",
        "text": "Page.Headings.Text"
      }
    ],
    "gate": {
      "loggedOut": "nothing",
      "body": "Page.Gate.Body",
      "notice": "Page.Gate.Notice"
    },
    "content": {
      "text": "NotFound.Text"
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "not-found",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "text": ""
    },
    "site": bareSite
  }] satisfies [PageOf<'not-found'>, PageOf<'not-found'>],
  'note page': [{
    "path": "Page.Path",
    "template": "note",
    "access": "members",
    "title": "Page.Title",
    "description": "Page.Description",
    "emblem": html("html of Page.Emblem"),
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ],
    "headings": [
      {
        "id": "Page.Headings.ID",
        "text": "Page.Headings.Text"
      }
    ],
    "gate": {
      "loggedOut": "nothing",
      "body": "Page.Gate.Body",
      "notice": "Page.Gate.Notice"
    },
    "content": {
      "date": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      },
      "author": "Note.Author",
      "summary": html("html of Note.Summary"),
      "picture": html("html of Note.Picture")
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "note",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "date": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      },
      "author": "",
      "summary": html("html of Note.Summary"),
      "picture": html("html of Note.Picture")
    },
    "site": bareSite
  }] satisfies [PageOf<'note'>, PageOf<'note'>],
  'notebook page': [{
    "path": "Page.Path",
    "template": "notebook",
    "access": "members",
    "title": "Page.Title",
    "description": "Page.Description",
    "emblem": html("html of Page.Emblem"),
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ],
    "headings": [
      {
        "id": "Page.Headings.ID",
        "text": "Page.Headings.Text"
      }
    ],
    "gate": {
      "loggedOut": "nothing",
      "body": "Page.Gate.Body",
      "notice": "Page.Gate.Notice"
    },
    "content": {
      "notes": [
        {
          "label": "Notebook.Notes.Label",
          "href": "Notebook.Notes.Href"
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "notebook",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "notes": []
    },
    "site": bareSite
  }] satisfies [PageOf<'notebook'>, PageOf<'notebook'>],
  'oven-log page': [{
    "path": "Page.Path",
    "template": "oven-log",
    "access": "members",
    "title": "Page.Title",
    "description": "Page.Description",
    "emblem": html("html of Page.Emblem"),
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ],
    "headings": [
      {
        "id": "Page.Headings.ID",
        "text": "Page.Headings.Text"
      }
    ],
    "gate": {
      "loggedOut": "nothing",
      "body": "Page.Gate.Body",
      "notice": "Page.Gate.Notice"
    },
    "content": {
      "degrees": 7
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "oven-log",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "degrees": 7
    },
    "site": bareSite
  }] satisfies [PageOf<'oven-log'>, PageOf<'oven-log'>],
};
