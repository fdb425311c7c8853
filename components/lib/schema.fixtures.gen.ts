// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { Accordion, Action, Ad, Article, Blog, Callout, Cards, Confirmation, Contact, Dashboard, DiscoveryCall, Figure, Guide, Home, Html, Jump, Listen, Login, NotFound, PageOf, ProseBlock, QuickReference, Quote, Routine, Services, Site, SleepPlan, SleepSounds, Steps, TableBlock, Tabs } from './schema.gen';

const html = (id: string) => id as Html;

const wholeSite = {
    "name": "Site.Site.Name",
    "tagline": "Site.Site.Tagline",
    "mark": html("html of Site.Site.Mark"),
    "year": 7,
    "contact": {
      "phone": "Site.Contact.Phone",
      "emails": [
        "Site.Contact.Emails"
      ],
      "location": "Site.Contact.Location",
      "post": {
        "name": "Site.Contact.Post.Name",
        "address": "Site.Contact.Post.Address"
      }
    },
    "certificate": {
      "name": "Site.Certificate.Name",
      "awardedBy": "Site.Certificate.AwardedBy",
      "year": 7
    },
    "social": [
      {
        "label": "Site.Social.Label",
        "href": "Site.Social.Href",
        "icon": html("html of Site.Social.Icon")
      }
    ],
    "navigation": {
      "public": [
        {
          "label": "Site.Navigation.Public.Label",
          "href": "Site.Navigation.Public.Href"
        }
      ],
      "memberArea": {
        "label": "Site.Navigation.MemberArea.Label",
        "href": "Site.Navigation.MemberArea.Href"
      },
      "memberLogin": {
        "label": "Site.Navigation.MemberLogin.Label",
        "href": "Site.Navigation.MemberLogin.Href"
      },
      "book": "Site.Navigation.Book",
      "membersHome": {
        "label": "Site.Navigation.MembersHome.Label",
        "href": "Site.Navigation.MembersHome.Href"
      },
      "memberGroups": [
        {
          "label": "Site.Navigation.MemberGroups.Label",
          "links": [
            {
              "label": "Site.Navigation.MemberGroups.Links.Label",
              "href": "Site.Navigation.MemberGroups.Links.Href"
            }
          ]
        }
      ]
    },
    "booking": {
      "url": "Site.Booking.External.URL",
      "origin": "Site.Booking.Origin",
      "script": "Site.Booking.Script",
      "title": "Site.Booking.Title",
      "open": "Site.Booking.Open",
      "waiting": "Site.Booking.Waiting",
      "failure": "Site.Booking.Failure"
    },
    "checkout": {
      "url": "Site.Checkout.URL"
    },
    "tracking": {
      "tagId": "Site.Tracking.TagID",
      "booking": "Site.Tracking.Booking",
      "purchase": "Site.Tracking.Purchase",
      "purchaseValue": 7
    },
    "consent": {
      "text": html("html of Site.Consent.Text"),
      "accept": "Site.Consent.Accept",
      "reject": "Site.Consent.Reject",
      "change": "Site.Consent.Change"
    },
    "footer": {
      "about": html("html of Site.Footer.About"),
      "safety": html("html of Site.Footer.Safety"),
      "groups": [
        {
          "label": "Site.Footer.Groups.Label",
          "links": [
            {
              "label": "Site.Footer.Groups.Links.Label",
              "href": "Site.Footer.Groups.Links.Href"
            }
          ]
        }
      ],
      "small": "Site.Footer.Small",
      "links": [
        {
          "label": "Site.Footer.Links.Label",
          "href": "Site.Footer.Links.Href"
        }
      ]
    },
    "words": {
      "skipLink": "Site.Words.SkipLink",
      "menu": "Site.Words.Menu",
      "closeMenu": "Site.Words.CloseMenu",
      "nightLight": "Site.Words.NightLight",
      "scrollToTop": "Site.Words.ScrollToTop",
      "onThisPage": "Site.Words.OnThisPage",
      "shortcuts": "Site.Words.Shortcuts",
      "sources": "Site.Words.Sources",
      "checked": "Site.Words.Checked",
      "readNext": "Site.Words.ReadNext",
      "minutes": "Site.Words.Minutes",
      "loading": "Site.Words.Loading",
      "notLoaded": "Site.Words.NotLoaded",
      "tryAgain": "Site.Words.TryAgain",
      "errorTitle": "Site.Words.ErrorTitle",
      "errorText": "Site.Words.ErrorText",
      "kinds": {
        "safety": "Site.Words.Kinds.Safety",
        "tip": "Site.Words.Kinds.Tip",
        "note": "Site.Words.Kinds.Note",
        "tonight": "Site.Words.Kinds.Tonight"
      }
    }
  } satisfies Site;

const bareSite = {
    "name": "",
    "tagline": "",
    "mark": html("html of Site.Site.Mark"),
    "year": 7,
    "contact": {
      "phone": "",
      "emails": [],
      "location": ""
    },
    "social": [],
    "navigation": {
      "public": [],
      "memberArea": {
        "label": "",
        "href": ""
      },
      "memberLogin": {
        "label": "",
        "href": ""
      },
      "book": "",
      "membersHome": {
        "label": "",
        "href": ""
      },
      "memberGroups": []
    },
    "booking": {
      "url": "",
      "origin": "",
      "script": "",
      "title": "",
      "open": "",
      "waiting": "",
      "failure": ""
    },
    "checkout": {
      "url": ""
    },
    "tracking": {
      "tagId": "",
      "booking": "",
      "purchase": "",
      "purchaseValue": 7
    },
    "consent": {
      "text": html("html of Site.Consent.Text"),
      "accept": "",
      "reject": "",
      "change": ""
    },
    "footer": {
      "about": html("html of Site.Footer.About"),
      "groups": [],
      "small": "",
      "links": []
    },
    "words": {
      "skipLink": "",
      "menu": "",
      "closeMenu": "",
      "nightLight": "",
      "scrollToTop": "",
      "onThisPage": "",
      "shortcuts": "",
      "sources": "",
      "checked": "",
      "readNext": "",
      "minutes": "",
      "loading": "",
      "notLoaded": "",
      "tryAgain": "",
      "errorTitle": "",
      "errorText": "",
      "kinds": {
        "safety": "",
        "tip": "",
        "note": "",
        "tonight": ""
      }
    }
  } satisfies Site;

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
    "kind": "tonight",
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
    "alt": "Figure.Alt",
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
  'Listen': [{
    "type": "listen",
    "sound": "Listen.Sound",
    "label": "Listen.Label",
    "hint": "Listen.Hint"
  }, {
    "type": "listen",
    "sound": "",
    "label": "",
    "hint": ""
  }] satisfies [Listen, Listen],
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
  'Routine': [{
    "type": "routine",
    "age": "Routine.Age",
    "body": [
      {
        "type": "prose",
        "html": html("html of ProseBlock.HTML")
      }
    ]
  }, {
    "type": "routine",
    "age": "",
    "body": []
  }] satisfies [Routine, Routine],
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
          "detail": html("html of TableBlock.Table.Rows.Detail")
        }
      ],
      "note": html("html of TableBlock.Table.Note")
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
  'Ad': [{
    "hero": {
      "badge": "Ad.Hero.Badge",
      "heading": "Ad.Hero.Heading",
      "lead": html("html of Ad.Hero.Lead"),
      "picture": html("html of Ad.Hero.Picture"),
      "action": "Ad.Hero.Action"
    },
    "pains": {
      "eyebrow": "Ad.Pains.Eyebrow",
      "heading": "Ad.Pains.Heading",
      "lead": html("html of Ad.Pains.Lead"),
      "points": [
        {
          "icon": html("html of Ad.Pains.Points.Icon"),
          "picture": html("html of Ad.Pains.Points.Picture"),
          "title": "Ad.Pains.Points.Title",
          "text": html("html of Ad.Pains.Points.Text")
        }
      ],
      "action": {
        "label": "Ad.Pains.Action.Label",
        "href": "Ad.Pains.Action.Href"
      }
    },
    "benefits": {
      "eyebrow": "Ad.Benefits.Eyebrow",
      "heading": "Ad.Benefits.Heading",
      "lead": html("html of Ad.Benefits.Lead"),
      "points": [
        {
          "icon": html("html of Ad.Benefits.Points.Icon"),
          "picture": html("html of Ad.Benefits.Points.Picture"),
          "title": "Ad.Benefits.Points.Title",
          "text": html("html of Ad.Benefits.Points.Text")
        }
      ],
      "action": {
        "label": "Ad.Benefits.Action.Label",
        "href": "Ad.Benefits.Action.Href"
      }
    },
    "story": {
      "id": 7,
      "name": "Ad.Story.Name",
      "childAge": "Ad.Story.ChildAge",
      "quote": html("html of Ad.Story.Quote"),
      "stars": 7
    },
    "price": html("html of Ad.Price"),
    "limited": {
      "month": "Ad.Limited.Month",
      "title": "Ad.Limited.Title",
      "text": html("html of Ad.Limited.Text")
    },
    "closing": {
      "badge": "Ad.Closing.Badge",
      "heading": "Ad.Closing.Heading",
      "lead": html("html of Ad.Closing.Lead"),
      "picture": html("html of Ad.Closing.Picture"),
      "action": "Ad.Closing.Action"
    }
  }, {
    "hero": {
      "heading": "",
      "lead": html("html of Ad.Hero.Lead"),
      "action": ""
    },
    "pains": {
      "heading": ""
    },
    "benefits": {
      "heading": ""
    },
    "story": {
      "id": 7,
      "name": "",
      "childAge": "",
      "quote": html("html of Ad.Story.Quote"),
      "stars": 7
    },
    "price": html("html of Ad.Price"),
    "closing": {
      "heading": "",
      "lead": html("html of Ad.Closing.Lead"),
      "action": ""
    }
  }] satisfies [Ad, Ad],
  'Article': [{
    "date": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "author": "Article.Author",
    "excerpt": html("html of Article.Excerpt"),
    "category": "Article.Category",
    "picture": html("html of Article.Picture"),
    "alt": "Article.Alt",
    "sources": [
      {
        "label": "Article.Sources.Label",
        "href": "Article.Sources.Href"
      }
    ],
    "next": {
      "heading": "Article.Next.Heading",
      "text": html("html of Article.Next.Text"),
      "action": {
        "label": "Article.Next.Action.Label",
        "href": "Article.Next.Action.Href"
      }
    },
    "minutes": 7
  }, {
    "date": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "author": "",
    "excerpt": html("html of Article.Excerpt"),
    "category": "",
    "picture": html("html of Article.Picture"),
    "alt": "",
    "minutes": 7
  }] satisfies [Article, Article],
  'Blog': [{
    "lead": html("html of Blog.Lead"),
    "newer": "Blog.Newer",
    "older": "Blog.Older",
    "articles": [
      {
        "title": "Blog.Articles.Title",
        "path": "Blog.Articles.Path",
        "excerpt": html("html of Blog.Articles.Excerpt"),
        "date": {
          "iso": "2025-06-11",
          "text": "11 June 2025"
        },
        "category": "Blog.Articles.Category",
        "picture": html("html of Blog.Articles.Picture"),
        "minutes": 7
      }
    ],
    "newerPath": "Blog.NewerPath",
    "olderPath": "Blog.OlderPath"
  }, {
    "lead": html("html of Blog.Lead"),
    "newer": "",
    "older": "",
    "articles": []
  }] satisfies [Blog, Blog],
  'Confirmation': [{
    "event": "purchase",
    "lead": html("html of Confirmation.Lead"),
    "picture": html("html of Confirmation.Picture"),
    "next": [
      {
        "icon": html("html of Confirmation.Next.Icon"),
        "picture": html("html of Confirmation.Next.Picture"),
        "title": "Confirmation.Next.Title",
        "text": html("html of Confirmation.Next.Text")
      }
    ],
    "actions": [
      {
        "label": "Confirmation.Actions.Label",
        "href": "Confirmation.Actions.Href"
      }
    ]
  }, {
    "event": "booking",
    "lead": html("html of Confirmation.Lead"),
    "picture": html("html of Confirmation.Picture"),
    "next": [],
    "actions": []
  }] satisfies [Confirmation, Confirmation],
  'Contact': [{
    "lead": html("html of Contact.Lead"),
    "details": "Contact.Details",
    "form": {
      "version": "b",
      "submit": "Contact.Form.Submit",
      "ages": [
        "Contact.Form.Ages"
      ],
      "messageHint": "Contact.Form.MessageHint",
      "privacy": html("html of Contact.Form.Privacy"),
      "thanksHeading": "Contact.Form.ThanksHeading",
      "thanksText": html("html of Contact.Form.ThanksText"),
      "failure": "Contact.Form.Failure"
    },
    "aside": html("html of Contact.Aside"),
    "booking": {
      "label": "Contact.Booking.Label",
      "href": "Contact.Booking.Href"
    }
  }, {
    "lead": html("html of Contact.Lead"),
    "details": "",
    "form": {
      "version": "a",
      "submit": "",
      "privacy": html("html of Contact.Form.Privacy"),
      "thanksHeading": "",
      "thanksText": html("html of Contact.Form.ThanksText"),
      "failure": ""
    }
  }] satisfies [Contact, Contact],
  'Dashboard': [{
    "lead": html("html of Dashboard.Lead"),
    "modules": [
      {
        "title": "Dashboard.Modules.Title",
        "description": html("html of Dashboard.Modules.Description"),
        "icon": html("html of Dashboard.Modules.Icon"),
        "path": "Dashboard.Modules.Path"
      }
    ],
    "start": "Dashboard.Start"
  }, {
    "lead": html("html of Dashboard.Lead"),
    "modules": [],
    "start": ""
  }] satisfies [Dashboard, Dashboard],
  'DiscoveryCall': [{
    "hero": {
      "badge": "DiscoveryCall.Hero.Badge",
      "heading": "DiscoveryCall.Hero.Heading",
      "lead": html("html of DiscoveryCall.Hero.Lead"),
      "picture": html("html of DiscoveryCall.Hero.Picture"),
      "action": "DiscoveryCall.Hero.Action"
    },
    "story": {
      "id": 7,
      "name": "DiscoveryCall.Story.Name",
      "childAge": "DiscoveryCall.Story.ChildAge",
      "quote": html("html of DiscoveryCall.Story.Quote"),
      "stars": 7
    },
    "problems": {
      "eyebrow": "DiscoveryCall.Problems.Eyebrow",
      "heading": "DiscoveryCall.Problems.Heading",
      "lead": html("html of DiscoveryCall.Problems.Lead"),
      "points": [
        {
          "icon": html("html of DiscoveryCall.Problems.Points.Icon"),
          "picture": html("html of DiscoveryCall.Problems.Points.Picture"),
          "title": "DiscoveryCall.Problems.Points.Title",
          "text": html("html of DiscoveryCall.Problems.Points.Text")
        }
      ],
      "action": {
        "label": "DiscoveryCall.Problems.Action.Label",
        "href": "DiscoveryCall.Problems.Action.Href"
      }
    },
    "consultant": {
      "heading": "DiscoveryCall.Consultant.Heading",
      "text": html("html of DiscoveryCall.Consultant.Text"),
      "picture": html("html of DiscoveryCall.Consultant.Picture")
    },
    "reasons": {
      "eyebrow": "DiscoveryCall.Reasons.Eyebrow",
      "heading": "DiscoveryCall.Reasons.Heading",
      "lead": html("html of DiscoveryCall.Reasons.Lead"),
      "points": [
        {
          "icon": html("html of DiscoveryCall.Reasons.Points.Icon"),
          "picture": html("html of DiscoveryCall.Reasons.Points.Picture"),
          "title": "DiscoveryCall.Reasons.Points.Title",
          "text": html("html of DiscoveryCall.Reasons.Points.Text")
        }
      ],
      "action": {
        "label": "DiscoveryCall.Reasons.Action.Label",
        "href": "DiscoveryCall.Reasons.Action.Href"
      }
    },
    "consultation": {
      "eyebrow": "DiscoveryCall.Consultation.Eyebrow",
      "heading": "DiscoveryCall.Consultation.Heading",
      "lead": html("html of DiscoveryCall.Consultation.Lead"),
      "points": [
        {
          "icon": html("html of DiscoveryCall.Consultation.Points.Icon"),
          "picture": html("html of DiscoveryCall.Consultation.Points.Picture"),
          "title": "DiscoveryCall.Consultation.Points.Title",
          "text": html("html of DiscoveryCall.Consultation.Points.Text")
        }
      ],
      "action": {
        "label": "DiscoveryCall.Consultation.Action.Label",
        "href": "DiscoveryCall.Consultation.Action.Href"
      }
    },
    "programme": {
      "heading": "DiscoveryCall.Programme.Heading",
      "text": html("html of DiscoveryCall.Programme.Text"),
      "action": {
        "label": "DiscoveryCall.Programme.Action.Label",
        "href": "DiscoveryCall.Programme.Action.Href"
      }
    }
  }, {
    "hero": {
      "heading": "",
      "lead": html("html of DiscoveryCall.Hero.Lead"),
      "action": ""
    },
    "story": {
      "id": 7,
      "name": "",
      "childAge": "",
      "quote": html("html of DiscoveryCall.Story.Quote"),
      "stars": 7
    },
    "problems": {
      "heading": ""
    },
    "consultant": {
      "heading": "",
      "text": html("html of DiscoveryCall.Consultant.Text"),
      "picture": html("html of DiscoveryCall.Consultant.Picture")
    },
    "reasons": {
      "heading": ""
    },
    "consultation": {
      "heading": ""
    },
    "programme": {
      "heading": "",
      "text": html("html of DiscoveryCall.Programme.Text"),
      "action": {
        "label": "",
        "href": ""
      }
    }
  }] satisfies [DiscoveryCall, DiscoveryCall],
  'Guide': [{
    "lead": html("html of Guide.Lead"),
    "label": "Guide.Label",
    "reviewed": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "sources": [
      {
        "label": "Guide.Sources.Label",
        "href": "Guide.Sources.Href"
      }
    ],
    "action": {
      "label": "Guide.Action.Label",
      "href": "Guide.Action.Href"
    },
    "shortcuts": [
      {
        "label": "Guide.Shortcuts.Label",
        "href": "Guide.Shortcuts.Href"
      }
    ],
    "anchorOffset": 80,
    "next": {
      "heading": "Guide.Next.Heading",
      "text": html("html of Guide.Next.Text"),
      "action": {
        "label": "Guide.Next.Action.Label",
        "href": "Guide.Next.Action.Href"
      }
    },
    "relatedPages": [
      {
        "title": "Guide.RelatedPages.Title",
        "description": "Guide.RelatedPages.Description",
        "path": "Guide.RelatedPages.Path",
        "emblem": html("html of Guide.RelatedPages.Emblem")
      }
    ]
  }, {
    "lead": html("html of Guide.Lead"),
    "reviewed": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    }
  }] satisfies [Guide, Guide],
  'Home': [{
    "hero": {
      "badge": "Home.Hero.Badge",
      "heading": "Home.Hero.Heading",
      "lead": html("html of Home.Hero.Lead"),
      "picture": html("html of Home.Hero.Picture"),
      "figures": [
        {
          "value": "Home.Hero.Figures.Value",
          "label": "Home.Hero.Figures.Label",
          "basis": "Home.Hero.Figures.Basis"
        }
      ],
      "action": {
        "label": "Home.Hero.Action.Label",
        "href": "Home.Hero.Action.Href"
      },
      "quiet": {
        "label": "Home.Hero.Quiet.Label",
        "href": "Home.Hero.Quiet.Href"
      }
    },
    "struggles": {
      "eyebrow": "Home.Struggles.Eyebrow",
      "heading": "Home.Struggles.Heading",
      "lead": html("html of Home.Struggles.Lead"),
      "points": [
        {
          "icon": html("html of Home.Struggles.Points.Icon"),
          "picture": html("html of Home.Struggles.Points.Picture"),
          "title": "Home.Struggles.Points.Title",
          "text": html("html of Home.Struggles.Points.Text")
        }
      ],
      "action": {
        "label": "Home.Struggles.Action.Label",
        "href": "Home.Struggles.Action.Href"
      }
    },
    "banner": {
      "picture": html("html of Home.Banner.Picture"),
      "alt": "Home.Banner.Alt",
      "text": html("html of Home.Banner.Text")
    },
    "howItWorks": {
      "eyebrow": "Home.HowItWorks.Eyebrow",
      "heading": "Home.HowItWorks.Heading",
      "lead": html("html of Home.HowItWorks.Lead"),
      "points": [
        {
          "icon": html("html of Home.HowItWorks.Points.Icon"),
          "picture": html("html of Home.HowItWorks.Points.Picture"),
          "title": "Home.HowItWorks.Points.Title",
          "text": html("html of Home.HowItWorks.Points.Text")
        }
      ],
      "action": {
        "label": "Home.HowItWorks.Action.Label",
        "href": "Home.HowItWorks.Action.Href"
      }
    },
    "whyChooseUs": {
      "eyebrow": "Home.WhyChooseUs.Eyebrow",
      "heading": "Home.WhyChooseUs.Heading",
      "lead": html("html of Home.WhyChooseUs.Lead"),
      "points": [
        {
          "icon": html("html of Home.WhyChooseUs.Points.Icon"),
          "picture": html("html of Home.WhyChooseUs.Points.Picture"),
          "title": "Home.WhyChooseUs.Points.Title",
          "text": html("html of Home.WhyChooseUs.Points.Text")
        }
      ],
      "action": {
        "label": "Home.WhyChooseUs.Action.Label",
        "href": "Home.WhyChooseUs.Action.Href"
      }
    },
    "stories": {
      "eyebrow": "Home.Stories.Eyebrow",
      "heading": "Home.Stories.Heading",
      "lead": html("html of Home.Stories.Lead"),
      "points": [
        {
          "icon": html("html of Home.Stories.Points.Icon"),
          "picture": html("html of Home.Stories.Points.Picture"),
          "title": "Home.Stories.Points.Title",
          "text": html("html of Home.Stories.Points.Text")
        }
      ],
      "action": {
        "label": "Home.Stories.Action.Label",
        "href": "Home.Stories.Action.Href"
      }
    },
    "consultation": {
      "eyebrow": "Home.Consultation.Eyebrow",
      "heading": "Home.Consultation.Heading",
      "lead": html("html of Home.Consultation.Lead"),
      "points": [
        {
          "icon": html("html of Home.Consultation.Points.Icon"),
          "picture": html("html of Home.Consultation.Points.Picture"),
          "title": "Home.Consultation.Points.Title",
          "text": html("html of Home.Consultation.Points.Text")
        }
      ],
      "action": {
        "label": "Home.Consultation.Action.Label",
        "href": "Home.Consultation.Action.Href"
      }
    },
    "limited": {
      "month": "Home.Limited.Month",
      "title": "Home.Limited.Title",
      "text": html("html of Home.Limited.Text")
    },
    "testimonials": [
      {
        "id": 7,
        "name": "Home.Testimonials.Name",
        "childAge": "Home.Testimonials.ChildAge",
        "quote": html("html of Home.Testimonials.Quote"),
        "stars": 7
      }
    ]
  }, {
    "hero": {
      "badge": "",
      "heading": "",
      "lead": html("html of Home.Hero.Lead"),
      "picture": html("html of Home.Hero.Picture"),
      "figures": [],
      "action": {
        "label": "",
        "href": ""
      },
      "quiet": {
        "label": "",
        "href": ""
      }
    },
    "struggles": {
      "heading": ""
    },
    "banner": {
      "picture": html("html of Home.Banner.Picture"),
      "alt": "",
      "text": html("html of Home.Banner.Text")
    },
    "howItWorks": {
      "heading": ""
    },
    "whyChooseUs": {
      "heading": ""
    },
    "stories": {
      "heading": ""
    },
    "consultation": {
      "heading": ""
    },
    "testimonials": []
  }] satisfies [Home, Home],
  'Login': [{
    "lead": html("html of Login.Lead"),
    "help": html("html of Login.Help"),
    "failure": "Login.Failure",
    "storageRefused": "Login.StorageRefused",
    "picture": html("html of Login.Picture"),
    "verifier": {
      "salt": "Login.Verifier.Salt",
      "hash": "Login.Verifier.Hash",
      "iterations": 7
    }
  }, {
    "lead": html("html of Login.Lead"),
    "failure": "",
    "storageRefused": "",
    "picture": html("html of Login.Picture"),
    "verifier": {
      "salt": "",
      "hash": "",
      "iterations": 7
    }
  }] satisfies [Login, Login],
  'NotFound': [{
    "text": "NotFound.Text",
    "picture": html("html of NotFound.Picture")
  }, {
    "text": "",
    "picture": html("html of NotFound.Picture")
  }] satisfies [NotFound, NotFound],
  'QuickReference': [{
    "lead": html("html of QuickReference.Lead"),
    "print": "QuickReference.Print"
  }, {
    "lead": html("html of QuickReference.Lead"),
    "print": ""
  }] satisfies [QuickReference, QuickReference],
  'Services': [{
    "lead": html("html of Services.Lead"),
    "offers": [
      {
        "id": "Services.Offers.ID",
        "title": "Services.Offers.Title",
        "description": html("html of Services.Offers.Description"),
        "details": html("html of Services.Offers.Details"),
        "benefits": [
          html("html of Services.Offers.Benefits")
        ],
        "price": "Services.Offers.Price",
        "priceNote": "Services.Offers.PriceNote",
        "actionType": "purchase",
        "action": "Services.Offers.Action",
        "picture": html("html of Services.Offers.Picture"),
        "terms": html("html of Services.Offers.Terms")
      }
    ],
    "limited": {
      "month": "Services.Limited.Month",
      "title": "Services.Limited.Title",
      "text": html("html of Services.Limited.Text")
    },
    "choosing": {
      "eyebrow": "Services.Choosing.Eyebrow",
      "heading": "Services.Choosing.Heading",
      "lead": html("html of Services.Choosing.Lead"),
      "points": [
        {
          "icon": html("html of Services.Choosing.Points.Icon"),
          "picture": html("html of Services.Choosing.Points.Picture"),
          "title": "Services.Choosing.Points.Title",
          "text": html("html of Services.Choosing.Points.Text")
        }
      ],
      "action": {
        "label": "Services.Choosing.Action.Label",
        "href": "Services.Choosing.Action.Href"
      }
    },
    "unsure": {
      "badge": "Services.Unsure.Badge",
      "heading": "Services.Unsure.Heading",
      "lead": html("html of Services.Unsure.Lead"),
      "picture": html("html of Services.Unsure.Picture"),
      "action": "Services.Unsure.Action"
    },
    "purchaseToast": "Services.PurchaseToast",
    "back": {
      "label": "Services.Back.Label",
      "href": "Services.Back.Href"
    }
  }, {
    "lead": html("html of Services.Lead"),
    "offers": [],
    "choosing": {
      "heading": ""
    },
    "unsure": {
      "heading": "",
      "lead": html("html of Services.Unsure.Lead"),
      "action": ""
    },
    "purchaseToast": "",
    "back": {
      "label": "",
      "href": ""
    }
  }] satisfies [Services, Services],
  'SleepPlan': [{
    "lead": html("html of SleepPlan.Lead"),
    "labels": {
      "contents": "SleepPlan.Labels.Contents",
      "tonight": "SleepPlan.Labels.Tonight",
      "night": "SleepPlan.Labels.Night",
      "hard": "SleepPlan.Labels.Hard",
      "ready": "SleepPlan.Labels.Ready",
      "copied": "SleepPlan.Labels.Copied",
      "copyByHand": "SleepPlan.Labels.CopyByHand"
    },
    "plan": {
      "questions": {
        "childName": {
          "question": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Hint"),
          "label": "SleepPlan.Plan.Questions.ChildName.Label"
        },
        "arrangement": {
          "question": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Hint"),
          "choices": {
            "a": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Note")
            },
            "b": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Note")
            },
            "c": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Note")
            },
            "d": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Note")
            },
            "e": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Note")
            },
            "f": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Note")
            }
          }
        },
        "goal": {
          "question": html("html of SleepPlan.Plan.Questions.Goal.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Goal.Asked.Hint"),
          "choices": {
            "a": {
              "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Note")
            },
            "b": {
              "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Note")
            }
          }
        },
        "methods": {
          "question": html("html of SleepPlan.Plan.Questions.Methods.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Methods.Asked.Hint"),
          "choices": {
            "dummy": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Note")
            },
            "breast feeding": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Note")
            },
            "bottle feeding": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Note")
            },
            "rocking": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Note")
            },
            "shushing": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Note")
            },
            "patting": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Note")
            }
          }
        },
        "sameRoom": {
          "question": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Hint"),
          "choices": {
            "yes": {
              "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Label"),
              "note": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Note")
            },
            "no": {
              "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Label"),
              "note": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Note")
            }
          }
        },
        "dummy": {
          "question": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Hint"),
          "choices": {
            "all_time": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Note")
            },
            "night_only": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Note")
            },
            "day_only": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Note")
            },
            "no": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Label"),
              "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Note")
            }
          }
        }
      },
      "letter": {
        "greeting": html("html of SleepPlan.Plan.Letter.Greeting"),
        "opening": {
          "a": html("html of SleepPlan.Plan.Letter.Opening.A"),
          "b": html("html of SleepPlan.Plan.Letter.Opening.B"),
          "c": html("html of SleepPlan.Plan.Letter.Opening.C"),
          "d": html("html of SleepPlan.Plan.Letter.Opening.D"),
          "e": html("html of SleepPlan.Plan.Letter.Opening.E"),
          "f": html("html of SleepPlan.Plan.Letter.Opening.F")
        },
        "goal": {
          "a": html("html of SleepPlan.Plan.Letter.Goal.A"),
          "b": html("html of SleepPlan.Plan.Letter.Goal.B")
        },
        "methods": {
          "title": html("html of SleepPlan.Plan.Letter.Methods.Title"),
          "lead": html("html of SleepPlan.Plan.Letter.Methods.Lead"),
          "lines": {
            "dummy": html("html of SleepPlan.Plan.Letter.Methods.Lines.Dummy"),
            "breast feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BreastFeeding"),
            "bottle feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BottleFeeding"),
            "rocking": html("html of SleepPlan.Plan.Letter.Methods.Lines.Rocking"),
            "shushing": html("html of SleepPlan.Plan.Letter.Methods.Lines.Shushing"),
            "patting": html("html of SleepPlan.Plan.Letter.Methods.Lines.Patting")
          }
        },
        "expect": {
          "title": html("html of SleepPlan.Plan.Letter.Expect.Title"),
          "body": html("html of SleepPlan.Plan.Letter.Expect.Body")
        },
        "promise": {
          "title": html("html of SleepPlan.Plan.Letter.Promise.Title"),
          "body": html("html of SleepPlan.Plan.Letter.Promise.Body")
        },
        "signature": html("html of SleepPlan.Plan.Letter.Signature")
      },
      "safety": {
        "age": {
          "title": html("html of SleepPlan.Plan.Safety.Age.Title"),
          "body": html("html of SleepPlan.Plan.Safety.Age.Body")
        },
        "coSleeping": {
          "never": {
            "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Title"),
            "items": [
              html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Items")
            ]
          },
          "always": {
            "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Title"),
            "items": [
              html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Items")
            ]
          },
          "skipToCot": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipToCot"),
          "skipAll": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipAll"),
          "link": {
            "label": "SleepPlan.Plan.Safety.CoSleeping.Link.Label",
            "href": "SleepPlan.Plan.Safety.CoSleeping.Link.Href"
          }
        },
        "sleepingOnParent": {
          "title": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Title"),
          "body": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Body")
        },
        "feeds": {
          "title": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Title"),
          "body": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Body"),
          "link": {
            "label": "SleepPlan.Plan.Safety.Feeds.Link.Label",
            "href": "SleepPlan.Plan.Safety.Feeds.Link.Href"
          }
        },
        "emergency": {
          "title": html("html of SleepPlan.Plan.Safety.Emergency.Title"),
          "now": html("html of SleepPlan.Plan.Safety.Emergency.Now"),
          "soon": html("html of SleepPlan.Plan.Safety.Emergency.Soon"),
          "link": {
            "label": "SleepPlan.Plan.Safety.Emergency.Link.Label",
            "href": "SleepPlan.Plan.Safety.Emergency.Link.Href"
          }
        }
      },
      "twoPhases": {
        "title": html("html of SleepPlan.Plan.TwoPhases.Title"),
        "lead": html("html of SleepPlan.Plan.TwoPhases.Lead"),
        "phases": [
          {
            "title": html("html of SleepPlan.Plan.TwoPhases.Phases.Title"),
            "body": html("html of SleepPlan.Plan.TwoPhases.Phases.Body")
          }
        ],
        "between": html("html of SleepPlan.Plan.TwoPhases.Between"),
        "age": html("html of SleepPlan.Plan.TwoPhases.Age")
      },
      "coSleeping": {
        "title": html("html of SleepPlan.Plan.CoSleeping.Approach.Title"),
        "lead": html("html of SleepPlan.Plan.CoSleeping.Approach.Lead"),
        "firstStage": {
          "title": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Title"),
          "aim": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Aim"),
          "tonight": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Tonight"),
          "steps": [
            html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Steps")
          ],
          "with": {
            "dummy": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Dummy"),
            "breast feeding": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BreastFeeding"),
            "bottle feeding": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BottleFeeding"),
            "rocking": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Rocking"),
            "shushing": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Shushing"),
            "patting": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Patting")
          },
          "night": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Night"),
          "hard": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Hard"),
          "afterBed": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.AfterBed"),
          "ready": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Ready")
        },
        "after": html("html of SleepPlan.Plan.CoSleeping.Approach.After"),
        "stages": [
          {
            "title": html("html of SleepPlan.Plan.CoSleeping.Stages.Title"),
            "aim": html("html of SleepPlan.Plan.CoSleeping.Stages.Aim"),
            "tonight": html("html of SleepPlan.Plan.CoSleeping.Stages.Tonight"),
            "steps": [
              html("html of SleepPlan.Plan.CoSleeping.Stages.Steps")
            ],
            "with": {
              "dummy": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Dummy"),
              "breast feeding": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BreastFeeding"),
              "bottle feeding": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BottleFeeding"),
              "rocking": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Rocking"),
              "shushing": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Shushing"),
              "patting": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Patting")
            },
            "night": html("html of SleepPlan.Plan.CoSleeping.Stages.Night"),
            "hard": html("html of SleepPlan.Plan.CoSleeping.Stages.Hard"),
            "afterBed": html("html of SleepPlan.Plan.CoSleeping.Stages.AfterBed"),
            "ready": html("html of SleepPlan.Plan.CoSleeping.Stages.Ready")
          }
        ]
      },
      "cot": {
        "title": html("html of SleepPlan.Plan.Cot.Approach.Title"),
        "lead": html("html of SleepPlan.Plan.Cot.Approach.Lead"),
        "firstStage": {
          "title": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Title"),
          "aim": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Aim"),
          "tonight": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Tonight"),
          "steps": [
            html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Steps")
          ],
          "with": {
            "dummy": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Dummy"),
            "breast feeding": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BreastFeeding"),
            "bottle feeding": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BottleFeeding"),
            "rocking": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Rocking"),
            "shushing": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Shushing"),
            "patting": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Patting")
          },
          "night": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Night"),
          "hard": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Hard"),
          "afterBed": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.AfterBed"),
          "ready": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Ready")
        },
        "after": html("html of SleepPlan.Plan.Cot.Approach.After"),
        "stages": [
          {
            "title": html("html of SleepPlan.Plan.Cot.Stages.Title"),
            "aim": html("html of SleepPlan.Plan.Cot.Stages.Aim"),
            "tonight": html("html of SleepPlan.Plan.Cot.Stages.Tonight"),
            "steps": [
              html("html of SleepPlan.Plan.Cot.Stages.Steps")
            ],
            "with": {
              "dummy": html("html of SleepPlan.Plan.Cot.Stages.With.Dummy"),
              "breast feeding": html("html of SleepPlan.Plan.Cot.Stages.With.BreastFeeding"),
              "bottle feeding": html("html of SleepPlan.Plan.Cot.Stages.With.BottleFeeding"),
              "rocking": html("html of SleepPlan.Plan.Cot.Stages.With.Rocking"),
              "shushing": html("html of SleepPlan.Plan.Cot.Stages.With.Shushing"),
              "patting": html("html of SleepPlan.Plan.Cot.Stages.With.Patting")
            },
            "night": html("html of SleepPlan.Plan.Cot.Stages.Night"),
            "hard": html("html of SleepPlan.Plan.Cot.Stages.Hard"),
            "afterBed": html("html of SleepPlan.Plan.Cot.Stages.AfterBed"),
            "ready": html("html of SleepPlan.Plan.Cot.Stages.Ready")
          }
        ]
      },
      "rapidReturn": {
        "title": html("html of SleepPlan.Plan.RapidReturn.Title"),
        "lead": html("html of SleepPlan.Plan.RapidReturn.Lead"),
        "before": {
          "title": html("html of SleepPlan.Plan.RapidReturn.Before.Title"),
          "items": [
            html("html of SleepPlan.Plan.RapidReturn.Before.Items")
          ]
        },
        "steps": [
          {
            "title": html("html of SleepPlan.Plan.RapidReturn.Steps.Title"),
            "body": html("html of SleepPlan.Plan.RapidReturn.Steps.Body")
          }
        ],
        "calledFor": html("html of SleepPlan.Plan.RapidReturn.CalledFor"),
        "hard": html("html of SleepPlan.Plan.RapidReturn.Hard"),
        "morning": html("html of SleepPlan.Plan.RapidReturn.Morning")
      },
      "dummy": {
        "title": html("html of SleepPlan.Plan.Dummy.Title"),
        "lead": html("html of SleepPlan.Plan.Dummy.Lead"),
        "safety": html("html of SleepPlan.Plan.Dummy.Safety"),
        "usage": {
          "all_time": html("html of SleepPlan.Plan.Dummy.Usage.AllTime"),
          "night_only": html("html of SleepPlan.Plan.Dummy.Usage.NightOnly"),
          "day_only": html("html of SleepPlan.Plan.Dummy.Usage.DayOnly")
        },
        "remove": {
          "title": html("html of SleepPlan.Plan.Dummy.Remove.Title"),
          "body": html("html of SleepPlan.Plan.Dummy.Remove.Body")
        },
        "keep": {
          "title": html("html of SleepPlan.Plan.Dummy.Keep.Title"),
          "body": html("html of SleepPlan.Plan.Dummy.Keep.Body")
        },
        "older": html("html of SleepPlan.Plan.Dummy.Older"),
        "link": {
          "label": "SleepPlan.Plan.Dummy.Link.Label",
          "href": "SleepPlan.Plan.Dummy.Link.Href"
        }
      },
      "sameRoom": {
        "title": html("html of SleepPlan.Plan.SameRoom.Title"),
        "lead": html("html of SleepPlan.Plan.SameRoom.Lead"),
        "safety": html("html of SleepPlan.Plan.SameRoom.Safety"),
        "points": [
          {
            "title": html("html of SleepPlan.Plan.SameRoom.Points.Title"),
            "body": html("html of SleepPlan.Plan.SameRoom.Points.Body")
          }
        ],
        "moveOut": html("html of SleepPlan.Plan.SameRoom.MoveOut"),
        "stages": html("html of SleepPlan.Plan.SameRoom.Stages"),
        "link": {
          "label": "SleepPlan.Plan.SameRoom.Link.Label",
          "href": "SleepPlan.Plan.SameRoom.Link.Href"
        }
      }
    }
  }, {
    "lead": html("html of SleepPlan.Lead"),
    "labels": {
      "contents": "",
      "tonight": "",
      "night": "",
      "hard": "",
      "ready": "",
      "copied": "",
      "copyByHand": ""
    },
    "plan": {
      "questions": {
        "childName": {
          "question": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Hint"),
          "label": ""
        },
        "arrangement": {
          "question": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Hint"),
          "choices": {
            "a": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Label")
            },
            "b": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Label")
            },
            "c": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Label")
            },
            "d": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Label")
            },
            "e": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Label")
            },
            "f": {
              "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Label")
            }
          }
        },
        "goal": {
          "question": html("html of SleepPlan.Plan.Questions.Goal.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Goal.Asked.Hint"),
          "choices": {
            "a": {
              "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Label")
            },
            "b": {
              "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Label")
            }
          }
        },
        "methods": {
          "question": html("html of SleepPlan.Plan.Questions.Methods.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Methods.Asked.Hint"),
          "choices": {
            "dummy": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Label")
            },
            "breast feeding": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Label")
            },
            "bottle feeding": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Label")
            },
            "rocking": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Label")
            },
            "shushing": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Label")
            },
            "patting": {
              "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Label")
            }
          }
        },
        "sameRoom": {
          "question": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Hint"),
          "choices": {
            "yes": {
              "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Label")
            },
            "no": {
              "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Label")
            }
          }
        },
        "dummy": {
          "question": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Question"),
          "hint": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Hint"),
          "choices": {
            "all_time": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Label")
            },
            "night_only": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Label")
            },
            "day_only": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Label")
            },
            "no": {
              "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Label")
            }
          }
        }
      },
      "letter": {
        "greeting": html("html of SleepPlan.Plan.Letter.Greeting"),
        "opening": {
          "a": html("html of SleepPlan.Plan.Letter.Opening.A"),
          "b": html("html of SleepPlan.Plan.Letter.Opening.B"),
          "c": html("html of SleepPlan.Plan.Letter.Opening.C"),
          "d": html("html of SleepPlan.Plan.Letter.Opening.D"),
          "e": html("html of SleepPlan.Plan.Letter.Opening.E"),
          "f": html("html of SleepPlan.Plan.Letter.Opening.F")
        },
        "goal": {
          "a": html("html of SleepPlan.Plan.Letter.Goal.A"),
          "b": html("html of SleepPlan.Plan.Letter.Goal.B")
        },
        "methods": {
          "title": html("html of SleepPlan.Plan.Letter.Methods.Title"),
          "lead": html("html of SleepPlan.Plan.Letter.Methods.Lead"),
          "lines": {
            "dummy": html("html of SleepPlan.Plan.Letter.Methods.Lines.Dummy"),
            "breast feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BreastFeeding"),
            "bottle feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BottleFeeding"),
            "rocking": html("html of SleepPlan.Plan.Letter.Methods.Lines.Rocking"),
            "shushing": html("html of SleepPlan.Plan.Letter.Methods.Lines.Shushing"),
            "patting": html("html of SleepPlan.Plan.Letter.Methods.Lines.Patting")
          }
        },
        "expect": {
          "title": html("html of SleepPlan.Plan.Letter.Expect.Title"),
          "body": html("html of SleepPlan.Plan.Letter.Expect.Body")
        },
        "promise": {
          "title": html("html of SleepPlan.Plan.Letter.Promise.Title"),
          "body": html("html of SleepPlan.Plan.Letter.Promise.Body")
        },
        "signature": html("html of SleepPlan.Plan.Letter.Signature")
      },
      "safety": {
        "age": {
          "title": html("html of SleepPlan.Plan.Safety.Age.Title"),
          "body": html("html of SleepPlan.Plan.Safety.Age.Body")
        },
        "coSleeping": {
          "never": {
            "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Title"),
            "items": []
          },
          "always": {
            "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Title"),
            "items": []
          },
          "skipToCot": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipToCot"),
          "skipAll": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipAll"),
          "link": {
            "label": "",
            "href": ""
          }
        },
        "sleepingOnParent": {
          "title": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Title"),
          "body": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Body")
        },
        "feeds": {
          "title": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Title"),
          "body": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Body"),
          "link": {
            "label": "",
            "href": ""
          }
        },
        "emergency": {
          "title": html("html of SleepPlan.Plan.Safety.Emergency.Title"),
          "now": html("html of SleepPlan.Plan.Safety.Emergency.Now"),
          "soon": html("html of SleepPlan.Plan.Safety.Emergency.Soon"),
          "link": {
            "label": "",
            "href": ""
          }
        }
      },
      "twoPhases": {
        "title": html("html of SleepPlan.Plan.TwoPhases.Title"),
        "lead": html("html of SleepPlan.Plan.TwoPhases.Lead"),
        "phases": [],
        "between": html("html of SleepPlan.Plan.TwoPhases.Between"),
        "age": html("html of SleepPlan.Plan.TwoPhases.Age")
      },
      "coSleeping": {
        "title": html("html of SleepPlan.Plan.CoSleeping.Approach.Title"),
        "lead": html("html of SleepPlan.Plan.CoSleeping.Approach.Lead"),
        "firstStage": {
          "title": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Title"),
          "aim": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Aim"),
          "tonight": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Tonight"),
          "steps": [],
          "with": {},
          "night": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Night"),
          "hard": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Hard"),
          "ready": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Ready")
        },
        "after": html("html of SleepPlan.Plan.CoSleeping.Approach.After"),
        "stages": []
      },
      "cot": {
        "title": html("html of SleepPlan.Plan.Cot.Approach.Title"),
        "lead": html("html of SleepPlan.Plan.Cot.Approach.Lead"),
        "firstStage": {
          "title": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Title"),
          "aim": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Aim"),
          "tonight": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Tonight"),
          "steps": [],
          "with": {},
          "night": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Night"),
          "hard": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Hard"),
          "ready": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Ready")
        },
        "after": html("html of SleepPlan.Plan.Cot.Approach.After"),
        "stages": []
      },
      "rapidReturn": {
        "title": html("html of SleepPlan.Plan.RapidReturn.Title"),
        "lead": html("html of SleepPlan.Plan.RapidReturn.Lead"),
        "before": {
          "title": html("html of SleepPlan.Plan.RapidReturn.Before.Title"),
          "items": []
        },
        "steps": [],
        "calledFor": html("html of SleepPlan.Plan.RapidReturn.CalledFor"),
        "hard": html("html of SleepPlan.Plan.RapidReturn.Hard"),
        "morning": html("html of SleepPlan.Plan.RapidReturn.Morning")
      },
      "dummy": {
        "title": html("html of SleepPlan.Plan.Dummy.Title"),
        "lead": html("html of SleepPlan.Plan.Dummy.Lead"),
        "safety": html("html of SleepPlan.Plan.Dummy.Safety"),
        "usage": {
          "all_time": html("html of SleepPlan.Plan.Dummy.Usage.AllTime"),
          "night_only": html("html of SleepPlan.Plan.Dummy.Usage.NightOnly"),
          "day_only": html("html of SleepPlan.Plan.Dummy.Usage.DayOnly")
        },
        "remove": {
          "title": html("html of SleepPlan.Plan.Dummy.Remove.Title"),
          "body": html("html of SleepPlan.Plan.Dummy.Remove.Body")
        },
        "keep": {
          "title": html("html of SleepPlan.Plan.Dummy.Keep.Title"),
          "body": html("html of SleepPlan.Plan.Dummy.Keep.Body")
        },
        "older": html("html of SleepPlan.Plan.Dummy.Older"),
        "link": {
          "label": "",
          "href": ""
        }
      },
      "sameRoom": {
        "title": html("html of SleepPlan.Plan.SameRoom.Title"),
        "lead": html("html of SleepPlan.Plan.SameRoom.Lead"),
        "safety": html("html of SleepPlan.Plan.SameRoom.Safety"),
        "points": [],
        "moveOut": html("html of SleepPlan.Plan.SameRoom.MoveOut"),
        "stages": html("html of SleepPlan.Plan.SameRoom.Stages"),
        "link": {
          "label": "",
          "href": ""
        }
      }
    }
  }] satisfies [SleepPlan, SleepPlan],
  'SleepSounds': [{
    "lead": html("html of SleepSounds.Lead"),
    "sound": "SleepSounds.Sound",
    "play": "SleepSounds.Play",
    "stop": "SleepSounds.Stop",
    "failure": "SleepSounds.Failure",
    "picture": html("html of SleepSounds.Picture")
  }, {
    "lead": html("html of SleepSounds.Lead"),
    "sound": "",
    "play": "",
    "stop": "",
    "failure": "",
    "picture": html("html of SleepSounds.Picture")
  }] satisfies [SleepSounds, SleepSounds],
  'ad page': [{
    "path": "Page.Path",
    "template": "ad",
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
      "hero": {
        "badge": "Ad.Hero.Badge",
        "heading": "Ad.Hero.Heading",
        "lead": html("html of Ad.Hero.Lead"),
        "picture": html("html of Ad.Hero.Picture"),
        "action": "Ad.Hero.Action"
      },
      "pains": {
        "eyebrow": "Ad.Pains.Eyebrow",
        "heading": "Ad.Pains.Heading",
        "lead": html("html of Ad.Pains.Lead"),
        "points": [
          {
            "icon": html("html of Ad.Pains.Points.Icon"),
            "picture": html("html of Ad.Pains.Points.Picture"),
            "title": "Ad.Pains.Points.Title",
            "text": html("html of Ad.Pains.Points.Text")
          }
        ],
        "action": {
          "label": "Ad.Pains.Action.Label",
          "href": "Ad.Pains.Action.Href"
        }
      },
      "benefits": {
        "eyebrow": "Ad.Benefits.Eyebrow",
        "heading": "Ad.Benefits.Heading",
        "lead": html("html of Ad.Benefits.Lead"),
        "points": [
          {
            "icon": html("html of Ad.Benefits.Points.Icon"),
            "picture": html("html of Ad.Benefits.Points.Picture"),
            "title": "Ad.Benefits.Points.Title",
            "text": html("html of Ad.Benefits.Points.Text")
          }
        ],
        "action": {
          "label": "Ad.Benefits.Action.Label",
          "href": "Ad.Benefits.Action.Href"
        }
      },
      "story": {
        "id": 7,
        "name": "Ad.Story.Name",
        "childAge": "Ad.Story.ChildAge",
        "quote": html("html of Ad.Story.Quote"),
        "stars": 7
      },
      "price": html("html of Ad.Price"),
      "limited": {
        "month": "Ad.Limited.Month",
        "title": "Ad.Limited.Title",
        "text": html("html of Ad.Limited.Text")
      },
      "closing": {
        "badge": "Ad.Closing.Badge",
        "heading": "Ad.Closing.Heading",
        "lead": html("html of Ad.Closing.Lead"),
        "picture": html("html of Ad.Closing.Picture"),
        "action": "Ad.Closing.Action"
      }
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "ad",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "hero": {
        "heading": "",
        "lead": html("html of Ad.Hero.Lead"),
        "action": ""
      },
      "pains": {
        "heading": ""
      },
      "benefits": {
        "heading": ""
      },
      "story": {
        "id": 7,
        "name": "",
        "childAge": "",
        "quote": html("html of Ad.Story.Quote"),
        "stars": 7
      },
      "price": html("html of Ad.Price"),
      "closing": {
        "heading": "",
        "lead": html("html of Ad.Closing.Lead"),
        "action": ""
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'ad'>, PageOf<'ad'>],
  'article page': [{
    "path": "Page.Path",
    "template": "article",
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
      "author": "Article.Author",
      "excerpt": html("html of Article.Excerpt"),
      "category": "Article.Category",
      "picture": html("html of Article.Picture"),
      "alt": "Article.Alt",
      "sources": [
        {
          "label": "Article.Sources.Label",
          "href": "Article.Sources.Href"
        }
      ],
      "next": {
        "heading": "Article.Next.Heading",
        "text": html("html of Article.Next.Text"),
        "action": {
          "label": "Article.Next.Action.Label",
          "href": "Article.Next.Action.Href"
        }
      },
      "minutes": 7
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "article",
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
      "excerpt": html("html of Article.Excerpt"),
      "category": "",
      "picture": html("html of Article.Picture"),
      "alt": "",
      "minutes": 7
    },
    "site": bareSite
  }] satisfies [PageOf<'article'>, PageOf<'article'>],
  'blog page': [{
    "path": "Page.Path",
    "template": "blog",
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
      "lead": html("html of Blog.Lead"),
      "newer": "Blog.Newer",
      "older": "Blog.Older",
      "articles": [
        {
          "title": "Blog.Articles.Title",
          "path": "Blog.Articles.Path",
          "excerpt": html("html of Blog.Articles.Excerpt"),
          "date": {
            "iso": "2025-06-11",
            "text": "11 June 2025"
          },
          "category": "Blog.Articles.Category",
          "picture": html("html of Blog.Articles.Picture"),
          "minutes": 7
        }
      ],
      "newerPath": "Blog.NewerPath",
      "olderPath": "Blog.OlderPath"
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "blog",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Blog.Lead"),
      "newer": "",
      "older": "",
      "articles": []
    },
    "site": bareSite
  }] satisfies [PageOf<'blog'>, PageOf<'blog'>],
  'confirmation page': [{
    "path": "Page.Path",
    "template": "confirmation",
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
      "event": "purchase",
      "lead": html("html of Confirmation.Lead"),
      "picture": html("html of Confirmation.Picture"),
      "next": [
        {
          "icon": html("html of Confirmation.Next.Icon"),
          "picture": html("html of Confirmation.Next.Picture"),
          "title": "Confirmation.Next.Title",
          "text": html("html of Confirmation.Next.Text")
        }
      ],
      "actions": [
        {
          "label": "Confirmation.Actions.Label",
          "href": "Confirmation.Actions.Href"
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "confirmation",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "event": "booking",
      "lead": html("html of Confirmation.Lead"),
      "picture": html("html of Confirmation.Picture"),
      "next": [],
      "actions": []
    },
    "site": bareSite
  }] satisfies [PageOf<'confirmation'>, PageOf<'confirmation'>],
  'contact page': [{
    "path": "Page.Path",
    "template": "contact",
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
      "lead": html("html of Contact.Lead"),
      "details": "Contact.Details",
      "form": {
        "version": "b",
        "submit": "Contact.Form.Submit",
        "ages": [
          "Contact.Form.Ages"
        ],
        "messageHint": "Contact.Form.MessageHint",
        "privacy": html("html of Contact.Form.Privacy"),
        "thanksHeading": "Contact.Form.ThanksHeading",
        "thanksText": html("html of Contact.Form.ThanksText"),
        "failure": "Contact.Form.Failure"
      },
      "aside": html("html of Contact.Aside"),
      "booking": {
        "label": "Contact.Booking.Label",
        "href": "Contact.Booking.Href"
      }
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "contact",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Contact.Lead"),
      "details": "",
      "form": {
        "version": "a",
        "submit": "",
        "privacy": html("html of Contact.Form.Privacy"),
        "thanksHeading": "",
        "thanksText": html("html of Contact.Form.ThanksText"),
        "failure": ""
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'contact'>, PageOf<'contact'>],
  'dashboard page': [{
    "path": "Page.Path",
    "template": "dashboard",
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
      "lead": html("html of Dashboard.Lead"),
      "modules": [
        {
          "title": "Dashboard.Modules.Title",
          "description": html("html of Dashboard.Modules.Description"),
          "icon": html("html of Dashboard.Modules.Icon"),
          "path": "Dashboard.Modules.Path"
        }
      ],
      "start": "Dashboard.Start"
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "dashboard",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Dashboard.Lead"),
      "modules": [],
      "start": ""
    },
    "site": bareSite
  }] satisfies [PageOf<'dashboard'>, PageOf<'dashboard'>],
  'discovery-call page': [{
    "path": "Page.Path",
    "template": "discovery-call",
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
      "hero": {
        "badge": "DiscoveryCall.Hero.Badge",
        "heading": "DiscoveryCall.Hero.Heading",
        "lead": html("html of DiscoveryCall.Hero.Lead"),
        "picture": html("html of DiscoveryCall.Hero.Picture"),
        "action": "DiscoveryCall.Hero.Action"
      },
      "story": {
        "id": 7,
        "name": "DiscoveryCall.Story.Name",
        "childAge": "DiscoveryCall.Story.ChildAge",
        "quote": html("html of DiscoveryCall.Story.Quote"),
        "stars": 7
      },
      "problems": {
        "eyebrow": "DiscoveryCall.Problems.Eyebrow",
        "heading": "DiscoveryCall.Problems.Heading",
        "lead": html("html of DiscoveryCall.Problems.Lead"),
        "points": [
          {
            "icon": html("html of DiscoveryCall.Problems.Points.Icon"),
            "picture": html("html of DiscoveryCall.Problems.Points.Picture"),
            "title": "DiscoveryCall.Problems.Points.Title",
            "text": html("html of DiscoveryCall.Problems.Points.Text")
          }
        ],
        "action": {
          "label": "DiscoveryCall.Problems.Action.Label",
          "href": "DiscoveryCall.Problems.Action.Href"
        }
      },
      "consultant": {
        "heading": "DiscoveryCall.Consultant.Heading",
        "text": html("html of DiscoveryCall.Consultant.Text"),
        "picture": html("html of DiscoveryCall.Consultant.Picture")
      },
      "reasons": {
        "eyebrow": "DiscoveryCall.Reasons.Eyebrow",
        "heading": "DiscoveryCall.Reasons.Heading",
        "lead": html("html of DiscoveryCall.Reasons.Lead"),
        "points": [
          {
            "icon": html("html of DiscoveryCall.Reasons.Points.Icon"),
            "picture": html("html of DiscoveryCall.Reasons.Points.Picture"),
            "title": "DiscoveryCall.Reasons.Points.Title",
            "text": html("html of DiscoveryCall.Reasons.Points.Text")
          }
        ],
        "action": {
          "label": "DiscoveryCall.Reasons.Action.Label",
          "href": "DiscoveryCall.Reasons.Action.Href"
        }
      },
      "consultation": {
        "eyebrow": "DiscoveryCall.Consultation.Eyebrow",
        "heading": "DiscoveryCall.Consultation.Heading",
        "lead": html("html of DiscoveryCall.Consultation.Lead"),
        "points": [
          {
            "icon": html("html of DiscoveryCall.Consultation.Points.Icon"),
            "picture": html("html of DiscoveryCall.Consultation.Points.Picture"),
            "title": "DiscoveryCall.Consultation.Points.Title",
            "text": html("html of DiscoveryCall.Consultation.Points.Text")
          }
        ],
        "action": {
          "label": "DiscoveryCall.Consultation.Action.Label",
          "href": "DiscoveryCall.Consultation.Action.Href"
        }
      },
      "programme": {
        "heading": "DiscoveryCall.Programme.Heading",
        "text": html("html of DiscoveryCall.Programme.Text"),
        "action": {
          "label": "DiscoveryCall.Programme.Action.Label",
          "href": "DiscoveryCall.Programme.Action.Href"
        }
      }
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "discovery-call",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "hero": {
        "heading": "",
        "lead": html("html of DiscoveryCall.Hero.Lead"),
        "action": ""
      },
      "story": {
        "id": 7,
        "name": "",
        "childAge": "",
        "quote": html("html of DiscoveryCall.Story.Quote"),
        "stars": 7
      },
      "problems": {
        "heading": ""
      },
      "consultant": {
        "heading": "",
        "text": html("html of DiscoveryCall.Consultant.Text"),
        "picture": html("html of DiscoveryCall.Consultant.Picture")
      },
      "reasons": {
        "heading": ""
      },
      "consultation": {
        "heading": ""
      },
      "programme": {
        "heading": "",
        "text": html("html of DiscoveryCall.Programme.Text"),
        "action": {
          "label": "",
          "href": ""
        }
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'discovery-call'>, PageOf<'discovery-call'>],
  'guide page': [{
    "path": "Page.Path",
    "template": "guide",
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
      "lead": html("html of Guide.Lead"),
      "label": "Guide.Label",
      "reviewed": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      },
      "sources": [
        {
          "label": "Guide.Sources.Label",
          "href": "Guide.Sources.Href"
        }
      ],
      "action": {
        "label": "Guide.Action.Label",
        "href": "Guide.Action.Href"
      },
      "shortcuts": [
        {
          "label": "Guide.Shortcuts.Label",
          "href": "Guide.Shortcuts.Href"
        }
      ],
      "anchorOffset": 80,
      "next": {
        "heading": "Guide.Next.Heading",
        "text": html("html of Guide.Next.Text"),
        "action": {
          "label": "Guide.Next.Action.Label",
          "href": "Guide.Next.Action.Href"
        }
      },
      "relatedPages": [
        {
          "title": "Guide.RelatedPages.Title",
          "description": "Guide.RelatedPages.Description",
          "path": "Guide.RelatedPages.Path",
          "emblem": html("html of Guide.RelatedPages.Emblem")
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "guide",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Guide.Lead"),
      "reviewed": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'guide'>, PageOf<'guide'>],
  'home page': [{
    "path": "Page.Path",
    "template": "home",
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
      "hero": {
        "badge": "Home.Hero.Badge",
        "heading": "Home.Hero.Heading",
        "lead": html("html of Home.Hero.Lead"),
        "picture": html("html of Home.Hero.Picture"),
        "figures": [
          {
            "value": "Home.Hero.Figures.Value",
            "label": "Home.Hero.Figures.Label",
            "basis": "Home.Hero.Figures.Basis"
          }
        ],
        "action": {
          "label": "Home.Hero.Action.Label",
          "href": "Home.Hero.Action.Href"
        },
        "quiet": {
          "label": "Home.Hero.Quiet.Label",
          "href": "Home.Hero.Quiet.Href"
        }
      },
      "struggles": {
        "eyebrow": "Home.Struggles.Eyebrow",
        "heading": "Home.Struggles.Heading",
        "lead": html("html of Home.Struggles.Lead"),
        "points": [
          {
            "icon": html("html of Home.Struggles.Points.Icon"),
            "picture": html("html of Home.Struggles.Points.Picture"),
            "title": "Home.Struggles.Points.Title",
            "text": html("html of Home.Struggles.Points.Text")
          }
        ],
        "action": {
          "label": "Home.Struggles.Action.Label",
          "href": "Home.Struggles.Action.Href"
        }
      },
      "banner": {
        "picture": html("html of Home.Banner.Picture"),
        "alt": "Home.Banner.Alt",
        "text": html("html of Home.Banner.Text")
      },
      "howItWorks": {
        "eyebrow": "Home.HowItWorks.Eyebrow",
        "heading": "Home.HowItWorks.Heading",
        "lead": html("html of Home.HowItWorks.Lead"),
        "points": [
          {
            "icon": html("html of Home.HowItWorks.Points.Icon"),
            "picture": html("html of Home.HowItWorks.Points.Picture"),
            "title": "Home.HowItWorks.Points.Title",
            "text": html("html of Home.HowItWorks.Points.Text")
          }
        ],
        "action": {
          "label": "Home.HowItWorks.Action.Label",
          "href": "Home.HowItWorks.Action.Href"
        }
      },
      "whyChooseUs": {
        "eyebrow": "Home.WhyChooseUs.Eyebrow",
        "heading": "Home.WhyChooseUs.Heading",
        "lead": html("html of Home.WhyChooseUs.Lead"),
        "points": [
          {
            "icon": html("html of Home.WhyChooseUs.Points.Icon"),
            "picture": html("html of Home.WhyChooseUs.Points.Picture"),
            "title": "Home.WhyChooseUs.Points.Title",
            "text": html("html of Home.WhyChooseUs.Points.Text")
          }
        ],
        "action": {
          "label": "Home.WhyChooseUs.Action.Label",
          "href": "Home.WhyChooseUs.Action.Href"
        }
      },
      "stories": {
        "eyebrow": "Home.Stories.Eyebrow",
        "heading": "Home.Stories.Heading",
        "lead": html("html of Home.Stories.Lead"),
        "points": [
          {
            "icon": html("html of Home.Stories.Points.Icon"),
            "picture": html("html of Home.Stories.Points.Picture"),
            "title": "Home.Stories.Points.Title",
            "text": html("html of Home.Stories.Points.Text")
          }
        ],
        "action": {
          "label": "Home.Stories.Action.Label",
          "href": "Home.Stories.Action.Href"
        }
      },
      "consultation": {
        "eyebrow": "Home.Consultation.Eyebrow",
        "heading": "Home.Consultation.Heading",
        "lead": html("html of Home.Consultation.Lead"),
        "points": [
          {
            "icon": html("html of Home.Consultation.Points.Icon"),
            "picture": html("html of Home.Consultation.Points.Picture"),
            "title": "Home.Consultation.Points.Title",
            "text": html("html of Home.Consultation.Points.Text")
          }
        ],
        "action": {
          "label": "Home.Consultation.Action.Label",
          "href": "Home.Consultation.Action.Href"
        }
      },
      "limited": {
        "month": "Home.Limited.Month",
        "title": "Home.Limited.Title",
        "text": html("html of Home.Limited.Text")
      },
      "testimonials": [
        {
          "id": 7,
          "name": "Home.Testimonials.Name",
          "childAge": "Home.Testimonials.ChildAge",
          "quote": html("html of Home.Testimonials.Quote"),
          "stars": 7
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "home",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "hero": {
        "badge": "",
        "heading": "",
        "lead": html("html of Home.Hero.Lead"),
        "picture": html("html of Home.Hero.Picture"),
        "figures": [],
        "action": {
          "label": "",
          "href": ""
        },
        "quiet": {
          "label": "",
          "href": ""
        }
      },
      "struggles": {
        "heading": ""
      },
      "banner": {
        "picture": html("html of Home.Banner.Picture"),
        "alt": "",
        "text": html("html of Home.Banner.Text")
      },
      "howItWorks": {
        "heading": ""
      },
      "whyChooseUs": {
        "heading": ""
      },
      "stories": {
        "heading": ""
      },
      "consultation": {
        "heading": ""
      },
      "testimonials": []
    },
    "site": bareSite
  }] satisfies [PageOf<'home'>, PageOf<'home'>],
  'login page': [{
    "path": "Page.Path",
    "template": "login",
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
      "lead": html("html of Login.Lead"),
      "help": html("html of Login.Help"),
      "failure": "Login.Failure",
      "storageRefused": "Login.StorageRefused",
      "picture": html("html of Login.Picture"),
      "verifier": {
        "salt": "Login.Verifier.Salt",
        "hash": "Login.Verifier.Hash",
        "iterations": 7
      }
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "login",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Login.Lead"),
      "failure": "",
      "storageRefused": "",
      "picture": html("html of Login.Picture"),
      "verifier": {
        "salt": "",
        "hash": "",
        "iterations": 7
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'login'>, PageOf<'login'>],
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
      "text": "NotFound.Text",
      "picture": html("html of NotFound.Picture")
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
      "text": "",
      "picture": html("html of NotFound.Picture")
    },
    "site": bareSite
  }] satisfies [PageOf<'not-found'>, PageOf<'not-found'>],
  'quick-reference page': [{
    "path": "Page.Path",
    "template": "quick-reference",
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
      "lead": html("html of QuickReference.Lead"),
      "print": "QuickReference.Print"
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "quick-reference",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of QuickReference.Lead"),
      "print": ""
    },
    "site": bareSite
  }] satisfies [PageOf<'quick-reference'>, PageOf<'quick-reference'>],
  'services page': [{
    "path": "Page.Path",
    "template": "services",
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
      "lead": html("html of Services.Lead"),
      "offers": [
        {
          "id": "Services.Offers.ID",
          "title": "Services.Offers.Title",
          "description": html("html of Services.Offers.Description"),
          "details": html("html of Services.Offers.Details"),
          "benefits": [
            html("html of Services.Offers.Benefits")
          ],
          "price": "Services.Offers.Price",
          "priceNote": "Services.Offers.PriceNote",
          "actionType": "purchase",
          "action": "Services.Offers.Action",
          "picture": html("html of Services.Offers.Picture"),
          "terms": html("html of Services.Offers.Terms")
        }
      ],
      "limited": {
        "month": "Services.Limited.Month",
        "title": "Services.Limited.Title",
        "text": html("html of Services.Limited.Text")
      },
      "choosing": {
        "eyebrow": "Services.Choosing.Eyebrow",
        "heading": "Services.Choosing.Heading",
        "lead": html("html of Services.Choosing.Lead"),
        "points": [
          {
            "icon": html("html of Services.Choosing.Points.Icon"),
            "picture": html("html of Services.Choosing.Points.Picture"),
            "title": "Services.Choosing.Points.Title",
            "text": html("html of Services.Choosing.Points.Text")
          }
        ],
        "action": {
          "label": "Services.Choosing.Action.Label",
          "href": "Services.Choosing.Action.Href"
        }
      },
      "unsure": {
        "badge": "Services.Unsure.Badge",
        "heading": "Services.Unsure.Heading",
        "lead": html("html of Services.Unsure.Lead"),
        "picture": html("html of Services.Unsure.Picture"),
        "action": "Services.Unsure.Action"
      },
      "purchaseToast": "Services.PurchaseToast",
      "back": {
        "label": "Services.Back.Label",
        "href": "Services.Back.Href"
      }
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "services",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of Services.Lead"),
      "offers": [],
      "choosing": {
        "heading": ""
      },
      "unsure": {
        "heading": "",
        "lead": html("html of Services.Unsure.Lead"),
        "action": ""
      },
      "purchaseToast": "",
      "back": {
        "label": "",
        "href": ""
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'services'>, PageOf<'services'>],
  'sleep-plan page': [{
    "path": "Page.Path",
    "template": "sleep-plan",
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
      "lead": html("html of SleepPlan.Lead"),
      "labels": {
        "contents": "SleepPlan.Labels.Contents",
        "tonight": "SleepPlan.Labels.Tonight",
        "night": "SleepPlan.Labels.Night",
        "hard": "SleepPlan.Labels.Hard",
        "ready": "SleepPlan.Labels.Ready",
        "copied": "SleepPlan.Labels.Copied",
        "copyByHand": "SleepPlan.Labels.CopyByHand"
      },
      "plan": {
        "questions": {
          "childName": {
            "question": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Hint"),
            "label": "SleepPlan.Plan.Questions.ChildName.Label"
          },
          "arrangement": {
            "question": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Hint"),
            "choices": {
              "a": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Note")
              },
              "b": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Note")
              },
              "c": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Note")
              },
              "d": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Note")
              },
              "e": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Note")
              },
              "f": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Note")
              }
            }
          },
          "goal": {
            "question": html("html of SleepPlan.Plan.Questions.Goal.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Goal.Asked.Hint"),
            "choices": {
              "a": {
                "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Note")
              },
              "b": {
                "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Note")
              }
            }
          },
          "methods": {
            "question": html("html of SleepPlan.Plan.Questions.Methods.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Methods.Asked.Hint"),
            "choices": {
              "dummy": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Note")
              },
              "breast feeding": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Note")
              },
              "bottle feeding": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Note")
              },
              "rocking": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Note")
              },
              "shushing": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Note")
              },
              "patting": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Note")
              }
            }
          },
          "sameRoom": {
            "question": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Hint"),
            "choices": {
              "yes": {
                "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Label"),
                "note": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Note")
              },
              "no": {
                "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Label"),
                "note": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Note")
              }
            }
          },
          "dummy": {
            "question": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Hint"),
            "choices": {
              "all_time": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Note")
              },
              "night_only": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Note")
              },
              "day_only": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Note")
              },
              "no": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Label"),
                "note": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Note")
              }
            }
          }
        },
        "letter": {
          "greeting": html("html of SleepPlan.Plan.Letter.Greeting"),
          "opening": {
            "a": html("html of SleepPlan.Plan.Letter.Opening.A"),
            "b": html("html of SleepPlan.Plan.Letter.Opening.B"),
            "c": html("html of SleepPlan.Plan.Letter.Opening.C"),
            "d": html("html of SleepPlan.Plan.Letter.Opening.D"),
            "e": html("html of SleepPlan.Plan.Letter.Opening.E"),
            "f": html("html of SleepPlan.Plan.Letter.Opening.F")
          },
          "goal": {
            "a": html("html of SleepPlan.Plan.Letter.Goal.A"),
            "b": html("html of SleepPlan.Plan.Letter.Goal.B")
          },
          "methods": {
            "title": html("html of SleepPlan.Plan.Letter.Methods.Title"),
            "lead": html("html of SleepPlan.Plan.Letter.Methods.Lead"),
            "lines": {
              "dummy": html("html of SleepPlan.Plan.Letter.Methods.Lines.Dummy"),
              "breast feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BreastFeeding"),
              "bottle feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BottleFeeding"),
              "rocking": html("html of SleepPlan.Plan.Letter.Methods.Lines.Rocking"),
              "shushing": html("html of SleepPlan.Plan.Letter.Methods.Lines.Shushing"),
              "patting": html("html of SleepPlan.Plan.Letter.Methods.Lines.Patting")
            }
          },
          "expect": {
            "title": html("html of SleepPlan.Plan.Letter.Expect.Title"),
            "body": html("html of SleepPlan.Plan.Letter.Expect.Body")
          },
          "promise": {
            "title": html("html of SleepPlan.Plan.Letter.Promise.Title"),
            "body": html("html of SleepPlan.Plan.Letter.Promise.Body")
          },
          "signature": html("html of SleepPlan.Plan.Letter.Signature")
        },
        "safety": {
          "age": {
            "title": html("html of SleepPlan.Plan.Safety.Age.Title"),
            "body": html("html of SleepPlan.Plan.Safety.Age.Body")
          },
          "coSleeping": {
            "never": {
              "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Title"),
              "items": [
                html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Items")
              ]
            },
            "always": {
              "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Title"),
              "items": [
                html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Items")
              ]
            },
            "skipToCot": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipToCot"),
            "skipAll": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipAll"),
            "link": {
              "label": "SleepPlan.Plan.Safety.CoSleeping.Link.Label",
              "href": "SleepPlan.Plan.Safety.CoSleeping.Link.Href"
            }
          },
          "sleepingOnParent": {
            "title": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Title"),
            "body": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Body")
          },
          "feeds": {
            "title": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Title"),
            "body": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Body"),
            "link": {
              "label": "SleepPlan.Plan.Safety.Feeds.Link.Label",
              "href": "SleepPlan.Plan.Safety.Feeds.Link.Href"
            }
          },
          "emergency": {
            "title": html("html of SleepPlan.Plan.Safety.Emergency.Title"),
            "now": html("html of SleepPlan.Plan.Safety.Emergency.Now"),
            "soon": html("html of SleepPlan.Plan.Safety.Emergency.Soon"),
            "link": {
              "label": "SleepPlan.Plan.Safety.Emergency.Link.Label",
              "href": "SleepPlan.Plan.Safety.Emergency.Link.Href"
            }
          }
        },
        "twoPhases": {
          "title": html("html of SleepPlan.Plan.TwoPhases.Title"),
          "lead": html("html of SleepPlan.Plan.TwoPhases.Lead"),
          "phases": [
            {
              "title": html("html of SleepPlan.Plan.TwoPhases.Phases.Title"),
              "body": html("html of SleepPlan.Plan.TwoPhases.Phases.Body")
            }
          ],
          "between": html("html of SleepPlan.Plan.TwoPhases.Between"),
          "age": html("html of SleepPlan.Plan.TwoPhases.Age")
        },
        "coSleeping": {
          "title": html("html of SleepPlan.Plan.CoSleeping.Approach.Title"),
          "lead": html("html of SleepPlan.Plan.CoSleeping.Approach.Lead"),
          "firstStage": {
            "title": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Title"),
            "aim": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Aim"),
            "tonight": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Tonight"),
            "steps": [
              html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Steps")
            ],
            "with": {
              "dummy": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Dummy"),
              "breast feeding": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BreastFeeding"),
              "bottle feeding": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BottleFeeding"),
              "rocking": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Rocking"),
              "shushing": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Shushing"),
              "patting": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Patting")
            },
            "night": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Night"),
            "hard": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Hard"),
            "afterBed": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.AfterBed"),
            "ready": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Ready")
          },
          "after": html("html of SleepPlan.Plan.CoSleeping.Approach.After"),
          "stages": [
            {
              "title": html("html of SleepPlan.Plan.CoSleeping.Stages.Title"),
              "aim": html("html of SleepPlan.Plan.CoSleeping.Stages.Aim"),
              "tonight": html("html of SleepPlan.Plan.CoSleeping.Stages.Tonight"),
              "steps": [
                html("html of SleepPlan.Plan.CoSleeping.Stages.Steps")
              ],
              "with": {
                "dummy": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Dummy"),
                "breast feeding": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BreastFeeding"),
                "bottle feeding": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BottleFeeding"),
                "rocking": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Rocking"),
                "shushing": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Shushing"),
                "patting": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Patting")
              },
              "night": html("html of SleepPlan.Plan.CoSleeping.Stages.Night"),
              "hard": html("html of SleepPlan.Plan.CoSleeping.Stages.Hard"),
              "afterBed": html("html of SleepPlan.Plan.CoSleeping.Stages.AfterBed"),
              "ready": html("html of SleepPlan.Plan.CoSleeping.Stages.Ready")
            }
          ]
        },
        "cot": {
          "title": html("html of SleepPlan.Plan.Cot.Approach.Title"),
          "lead": html("html of SleepPlan.Plan.Cot.Approach.Lead"),
          "firstStage": {
            "title": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Title"),
            "aim": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Aim"),
            "tonight": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Tonight"),
            "steps": [
              html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Steps")
            ],
            "with": {
              "dummy": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Dummy"),
              "breast feeding": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BreastFeeding"),
              "bottle feeding": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BottleFeeding"),
              "rocking": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Rocking"),
              "shushing": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Shushing"),
              "patting": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Patting")
            },
            "night": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Night"),
            "hard": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Hard"),
            "afterBed": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.AfterBed"),
            "ready": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Ready")
          },
          "after": html("html of SleepPlan.Plan.Cot.Approach.After"),
          "stages": [
            {
              "title": html("html of SleepPlan.Plan.Cot.Stages.Title"),
              "aim": html("html of SleepPlan.Plan.Cot.Stages.Aim"),
              "tonight": html("html of SleepPlan.Plan.Cot.Stages.Tonight"),
              "steps": [
                html("html of SleepPlan.Plan.Cot.Stages.Steps")
              ],
              "with": {
                "dummy": html("html of SleepPlan.Plan.Cot.Stages.With.Dummy"),
                "breast feeding": html("html of SleepPlan.Plan.Cot.Stages.With.BreastFeeding"),
                "bottle feeding": html("html of SleepPlan.Plan.Cot.Stages.With.BottleFeeding"),
                "rocking": html("html of SleepPlan.Plan.Cot.Stages.With.Rocking"),
                "shushing": html("html of SleepPlan.Plan.Cot.Stages.With.Shushing"),
                "patting": html("html of SleepPlan.Plan.Cot.Stages.With.Patting")
              },
              "night": html("html of SleepPlan.Plan.Cot.Stages.Night"),
              "hard": html("html of SleepPlan.Plan.Cot.Stages.Hard"),
              "afterBed": html("html of SleepPlan.Plan.Cot.Stages.AfterBed"),
              "ready": html("html of SleepPlan.Plan.Cot.Stages.Ready")
            }
          ]
        },
        "rapidReturn": {
          "title": html("html of SleepPlan.Plan.RapidReturn.Title"),
          "lead": html("html of SleepPlan.Plan.RapidReturn.Lead"),
          "before": {
            "title": html("html of SleepPlan.Plan.RapidReturn.Before.Title"),
            "items": [
              html("html of SleepPlan.Plan.RapidReturn.Before.Items")
            ]
          },
          "steps": [
            {
              "title": html("html of SleepPlan.Plan.RapidReturn.Steps.Title"),
              "body": html("html of SleepPlan.Plan.RapidReturn.Steps.Body")
            }
          ],
          "calledFor": html("html of SleepPlan.Plan.RapidReturn.CalledFor"),
          "hard": html("html of SleepPlan.Plan.RapidReturn.Hard"),
          "morning": html("html of SleepPlan.Plan.RapidReturn.Morning")
        },
        "dummy": {
          "title": html("html of SleepPlan.Plan.Dummy.Title"),
          "lead": html("html of SleepPlan.Plan.Dummy.Lead"),
          "safety": html("html of SleepPlan.Plan.Dummy.Safety"),
          "usage": {
            "all_time": html("html of SleepPlan.Plan.Dummy.Usage.AllTime"),
            "night_only": html("html of SleepPlan.Plan.Dummy.Usage.NightOnly"),
            "day_only": html("html of SleepPlan.Plan.Dummy.Usage.DayOnly")
          },
          "remove": {
            "title": html("html of SleepPlan.Plan.Dummy.Remove.Title"),
            "body": html("html of SleepPlan.Plan.Dummy.Remove.Body")
          },
          "keep": {
            "title": html("html of SleepPlan.Plan.Dummy.Keep.Title"),
            "body": html("html of SleepPlan.Plan.Dummy.Keep.Body")
          },
          "older": html("html of SleepPlan.Plan.Dummy.Older"),
          "link": {
            "label": "SleepPlan.Plan.Dummy.Link.Label",
            "href": "SleepPlan.Plan.Dummy.Link.Href"
          }
        },
        "sameRoom": {
          "title": html("html of SleepPlan.Plan.SameRoom.Title"),
          "lead": html("html of SleepPlan.Plan.SameRoom.Lead"),
          "safety": html("html of SleepPlan.Plan.SameRoom.Safety"),
          "points": [
            {
              "title": html("html of SleepPlan.Plan.SameRoom.Points.Title"),
              "body": html("html of SleepPlan.Plan.SameRoom.Points.Body")
            }
          ],
          "moveOut": html("html of SleepPlan.Plan.SameRoom.MoveOut"),
          "stages": html("html of SleepPlan.Plan.SameRoom.Stages"),
          "link": {
            "label": "SleepPlan.Plan.SameRoom.Link.Label",
            "href": "SleepPlan.Plan.SameRoom.Link.Href"
          }
        }
      }
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "sleep-plan",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of SleepPlan.Lead"),
      "labels": {
        "contents": "",
        "tonight": "",
        "night": "",
        "hard": "",
        "ready": "",
        "copied": "",
        "copyByHand": ""
      },
      "plan": {
        "questions": {
          "childName": {
            "question": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Hint"),
            "label": ""
          },
          "arrangement": {
            "question": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Hint"),
            "choices": {
              "a": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Label")
              },
              "b": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Label")
              },
              "c": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Label")
              },
              "d": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Label")
              },
              "e": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Label")
              },
              "f": {
                "label": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Label")
              }
            }
          },
          "goal": {
            "question": html("html of SleepPlan.Plan.Questions.Goal.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Goal.Asked.Hint"),
            "choices": {
              "a": {
                "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Label")
              },
              "b": {
                "label": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Label")
              }
            }
          },
          "methods": {
            "question": html("html of SleepPlan.Plan.Questions.Methods.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Methods.Asked.Hint"),
            "choices": {
              "dummy": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Label")
              },
              "breast feeding": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Label")
              },
              "bottle feeding": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Label")
              },
              "rocking": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Label")
              },
              "shushing": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Label")
              },
              "patting": {
                "label": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Label")
              }
            }
          },
          "sameRoom": {
            "question": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Hint"),
            "choices": {
              "yes": {
                "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Label")
              },
              "no": {
                "label": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Label")
              }
            }
          },
          "dummy": {
            "question": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Question"),
            "hint": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Hint"),
            "choices": {
              "all_time": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Label")
              },
              "night_only": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Label")
              },
              "day_only": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Label")
              },
              "no": {
                "label": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Label")
              }
            }
          }
        },
        "letter": {
          "greeting": html("html of SleepPlan.Plan.Letter.Greeting"),
          "opening": {
            "a": html("html of SleepPlan.Plan.Letter.Opening.A"),
            "b": html("html of SleepPlan.Plan.Letter.Opening.B"),
            "c": html("html of SleepPlan.Plan.Letter.Opening.C"),
            "d": html("html of SleepPlan.Plan.Letter.Opening.D"),
            "e": html("html of SleepPlan.Plan.Letter.Opening.E"),
            "f": html("html of SleepPlan.Plan.Letter.Opening.F")
          },
          "goal": {
            "a": html("html of SleepPlan.Plan.Letter.Goal.A"),
            "b": html("html of SleepPlan.Plan.Letter.Goal.B")
          },
          "methods": {
            "title": html("html of SleepPlan.Plan.Letter.Methods.Title"),
            "lead": html("html of SleepPlan.Plan.Letter.Methods.Lead"),
            "lines": {
              "dummy": html("html of SleepPlan.Plan.Letter.Methods.Lines.Dummy"),
              "breast feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BreastFeeding"),
              "bottle feeding": html("html of SleepPlan.Plan.Letter.Methods.Lines.BottleFeeding"),
              "rocking": html("html of SleepPlan.Plan.Letter.Methods.Lines.Rocking"),
              "shushing": html("html of SleepPlan.Plan.Letter.Methods.Lines.Shushing"),
              "patting": html("html of SleepPlan.Plan.Letter.Methods.Lines.Patting")
            }
          },
          "expect": {
            "title": html("html of SleepPlan.Plan.Letter.Expect.Title"),
            "body": html("html of SleepPlan.Plan.Letter.Expect.Body")
          },
          "promise": {
            "title": html("html of SleepPlan.Plan.Letter.Promise.Title"),
            "body": html("html of SleepPlan.Plan.Letter.Promise.Body")
          },
          "signature": html("html of SleepPlan.Plan.Letter.Signature")
        },
        "safety": {
          "age": {
            "title": html("html of SleepPlan.Plan.Safety.Age.Title"),
            "body": html("html of SleepPlan.Plan.Safety.Age.Body")
          },
          "coSleeping": {
            "never": {
              "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Title"),
              "items": []
            },
            "always": {
              "title": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Title"),
              "items": []
            },
            "skipToCot": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipToCot"),
            "skipAll": html("html of SleepPlan.Plan.Safety.CoSleeping.SkipAll"),
            "link": {
              "label": "",
              "href": ""
            }
          },
          "sleepingOnParent": {
            "title": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Title"),
            "body": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Body")
          },
          "feeds": {
            "title": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Title"),
            "body": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Body"),
            "link": {
              "label": "",
              "href": ""
            }
          },
          "emergency": {
            "title": html("html of SleepPlan.Plan.Safety.Emergency.Title"),
            "now": html("html of SleepPlan.Plan.Safety.Emergency.Now"),
            "soon": html("html of SleepPlan.Plan.Safety.Emergency.Soon"),
            "link": {
              "label": "",
              "href": ""
            }
          }
        },
        "twoPhases": {
          "title": html("html of SleepPlan.Plan.TwoPhases.Title"),
          "lead": html("html of SleepPlan.Plan.TwoPhases.Lead"),
          "phases": [],
          "between": html("html of SleepPlan.Plan.TwoPhases.Between"),
          "age": html("html of SleepPlan.Plan.TwoPhases.Age")
        },
        "coSleeping": {
          "title": html("html of SleepPlan.Plan.CoSleeping.Approach.Title"),
          "lead": html("html of SleepPlan.Plan.CoSleeping.Approach.Lead"),
          "firstStage": {
            "title": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Title"),
            "aim": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Aim"),
            "tonight": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Tonight"),
            "steps": [],
            "with": {},
            "night": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Night"),
            "hard": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Hard"),
            "ready": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Ready")
          },
          "after": html("html of SleepPlan.Plan.CoSleeping.Approach.After"),
          "stages": []
        },
        "cot": {
          "title": html("html of SleepPlan.Plan.Cot.Approach.Title"),
          "lead": html("html of SleepPlan.Plan.Cot.Approach.Lead"),
          "firstStage": {
            "title": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Title"),
            "aim": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Aim"),
            "tonight": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Tonight"),
            "steps": [],
            "with": {},
            "night": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Night"),
            "hard": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Hard"),
            "ready": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Ready")
          },
          "after": html("html of SleepPlan.Plan.Cot.Approach.After"),
          "stages": []
        },
        "rapidReturn": {
          "title": html("html of SleepPlan.Plan.RapidReturn.Title"),
          "lead": html("html of SleepPlan.Plan.RapidReturn.Lead"),
          "before": {
            "title": html("html of SleepPlan.Plan.RapidReturn.Before.Title"),
            "items": []
          },
          "steps": [],
          "calledFor": html("html of SleepPlan.Plan.RapidReturn.CalledFor"),
          "hard": html("html of SleepPlan.Plan.RapidReturn.Hard"),
          "morning": html("html of SleepPlan.Plan.RapidReturn.Morning")
        },
        "dummy": {
          "title": html("html of SleepPlan.Plan.Dummy.Title"),
          "lead": html("html of SleepPlan.Plan.Dummy.Lead"),
          "safety": html("html of SleepPlan.Plan.Dummy.Safety"),
          "usage": {
            "all_time": html("html of SleepPlan.Plan.Dummy.Usage.AllTime"),
            "night_only": html("html of SleepPlan.Plan.Dummy.Usage.NightOnly"),
            "day_only": html("html of SleepPlan.Plan.Dummy.Usage.DayOnly")
          },
          "remove": {
            "title": html("html of SleepPlan.Plan.Dummy.Remove.Title"),
            "body": html("html of SleepPlan.Plan.Dummy.Remove.Body")
          },
          "keep": {
            "title": html("html of SleepPlan.Plan.Dummy.Keep.Title"),
            "body": html("html of SleepPlan.Plan.Dummy.Keep.Body")
          },
          "older": html("html of SleepPlan.Plan.Dummy.Older"),
          "link": {
            "label": "",
            "href": ""
          }
        },
        "sameRoom": {
          "title": html("html of SleepPlan.Plan.SameRoom.Title"),
          "lead": html("html of SleepPlan.Plan.SameRoom.Lead"),
          "safety": html("html of SleepPlan.Plan.SameRoom.Safety"),
          "points": [],
          "moveOut": html("html of SleepPlan.Plan.SameRoom.MoveOut"),
          "stages": html("html of SleepPlan.Plan.SameRoom.Stages"),
          "link": {
            "label": "",
            "href": ""
          }
        }
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'sleep-plan'>, PageOf<'sleep-plan'>],
  'sleep-sounds page': [{
    "path": "Page.Path",
    "template": "sleep-sounds",
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
      "lead": html("html of SleepSounds.Lead"),
      "sound": "SleepSounds.Sound",
      "play": "SleepSounds.Play",
      "stop": "SleepSounds.Stop",
      "failure": "SleepSounds.Failure",
      "picture": html("html of SleepSounds.Picture")
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "sleep-sounds",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of SleepSounds.Lead"),
      "sound": "",
      "play": "",
      "stop": "",
      "failure": "",
      "picture": html("html of SleepSounds.Picture")
    },
    "site": bareSite
  }] satisfies [PageOf<'sleep-sounds'>, PageOf<'sleep-sounds'>],
};
