// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { Accordion, Action, Ad, Article, Blog, Callout, Cards, Confirmation, Contact, Dashboard, DiscoveryCall, EveryPlan, Figure, Guide, Home, Html, Jump, Listen, Login, NextSleep, NotFound, Offline, PageOf, ProseBlock, QuickReference, Quote, Routine, SafeTonight, Services, Site, SleepDiary, SleepPlan, SleepSounds, Steps, TableBlock, Tabs } from './schema.gen';

const html = (id: string) => id as Html;

const wholeSite = {
    "name": "Site.Site.Name",
    "mark": html("html of Site.Site.Mark"),
    "demonstration": true,
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
    "consultant": {
      "portrait": html("html of Site.Consultant.Portrait"),
      "recording": {
        "href": "Site.Consultant.Recording.Href",
        "label": "Site.Consultant.Recording.Label",
        "transcriptLabel": "Site.Consultant.Recording.TranscriptLabel",
        "transcript": html("html of Site.Consultant.Recording.Transcript")
      }
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
      "thumbBar": "Site.Navigation.ThumbBar",
      "price": "Site.Navigation.Price",
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
      ],
      "dimBar": {
        "visitors": [
          {
            "label": "Site.Navigation.DimBar.Visitors.Label",
            "href": "Site.Navigation.DimBar.Visitors.Href"
          }
        ],
        "members": [
          {
            "label": "Site.Navigation.DimBar.Members.Label",
            "href": "Site.Navigation.DimBar.Members.Href"
          }
        ]
      }
    },
    "booking": {
      "url": "Site.Booking.External.URL",
      "origin": "Site.Booking.Origin",
      "load": "click",
      "show": "Site.Booking.Show",
      "stores": html("html of Site.Booking.Stores"),
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
      "analyticsId": "Site.Tracking.AnalyticsID",
      "booking": "Site.Tracking.Booking",
      "purchase": "Site.Tracking.Purchase",
      "purchaseValue": 7
    },
    "sounds": {
      "whiteNoise": {
        "href": "Site.Sounds.WhiteNoise.Href"
      },
      "wind": {
        "href": "Site.Sounds.Wind.Href"
      }
    },
    "consent": {
      "text": html("html of Site.Consent.Text"),
      "accept": "Site.Consent.Accept",
      "reject": "Site.Consent.Reject",
      "choose": "Site.Consent.Choose",
      "save": "Site.Consent.Save",
      "adverts": "Site.Consent.Adverts",
      "analytics": "Site.Consent.Analytics",
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
      "demonstration": "Site.Words.Demonstration",
      "menu": "Site.Words.Menu",
      "closeMenu": "Site.Words.CloseMenu",
      "search": "Site.Words.Search",
      "closeSearch": "Site.Words.CloseSearch",
      "nightLight": "Site.Words.NightLight",
      "dimLight": "Site.Words.DimLight",
      "restOfPage": "Site.Words.RestOfPage",
      "scrollToTop": "Site.Words.ScrollToTop",
      "rightNow": "Site.Words.RightNow",
      "membersOnly": "Site.Words.MembersOnly",
      "onThisPage": "Site.Words.OnThisPage",
      "shortcuts": "Site.Words.Shortcuts",
      "sources": "Site.Words.Sources",
      "checked": "Site.Words.Checked",
      "readNext": "Site.Words.ReadNext",
      "minutes": "Site.Words.Minutes",
      "loading": "Site.Words.Loading",
      "notLoaded": "Site.Words.NotLoaded",
      "tryAgain": "Site.Words.TryAgain",
      "partNotLoaded": "Site.Words.PartNotLoaded",
      "logInAgain": "Site.Words.LogInAgain",
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
    "mark": html("html of Site.Site.Mark"),
    "year": 7,
    "contact": {
      "phone": "",
      "emails": [],
      "location": ""
    },
    "consultant": {
      "portrait": html("html of Site.Consultant.Portrait")
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
      "thumbBar": "",
      "membersHome": {
        "label": "",
        "href": ""
      },
      "memberGroups": [],
      "dimBar": {
        "visitors": [],
        "members": []
      }
    },
    "booking": {
      "url": "",
      "origin": "",
      "show": "",
      "stores": html("html of Site.Booking.Stores"),
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
      "analyticsId": "",
      "booking": "",
      "purchase": "",
      "purchaseValue": 7
    },
    "sounds": {
      "whiteNoise": {
        "href": ""
      },
      "wind": {
        "href": ""
      }
    },
    "consent": {
      "text": html("html of Site.Consent.Text"),
      "accept": "",
      "reject": "",
      "choose": "",
      "save": "",
      "adverts": "",
      "analytics": "",
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
      "demonstration": "",
      "menu": "",
      "closeMenu": "",
      "search": "",
      "closeSearch": "",
      "nightLight": "",
      "dimLight": "",
      "restOfPage": "",
      "scrollToTop": "",
      "rightNow": "",
      "membersOnly": "",
      "onThisPage": "",
      "shortcuts": "",
      "sources": "",
      "checked": "",
      "readNext": "",
      "minutes": "",
      "loading": "",
      "notLoaded": "",
      "tryAgain": "",
      "partNotLoaded": "",
      "logInAgain": "",
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
    "label": "Listen.Label",
    "hint": "Listen.Hint"
  }, {
    "type": "listen",
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
    ],
    "day": {
      "wake": 0.5,
      "asleep": 0.5,
      "naps": [
        {
          "from": 0.5,
          "to": 0.5
        }
      ]
    }
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
          "call": "TableBlock.Table.Rows.Call",
          "tone": "dusk",
          "detail": html("html of TableBlock.Table.Rows.Detail")
        }
      ],
      "note": html("html of TableBlock.Table.Note"),
      "fold": {
        "after": 7,
        "label": "TableBlock.Table.Fold.Label"
      },
      "chart": {
        "scale": "tog",
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
  'Ad': [{
    "hero": {
      "badge": "Ad.Hero.Badge",
      "heading": "Ad.Hero.Heading",
      "lead": html("html of Ad.Hero.Lead"),
      "picture": html("html of Ad.Hero.Illustration.Picture"),
      "action": "Ad.Hero.Action"
    },
    "pains": {
      "eyebrow": "Ad.Pains.Eyebrow",
      "heading": "Ad.Pains.Heading",
      "lead": html("html of Ad.Pains.Lead"),
      "points": [
        {
          "icon": html("html of Ad.Pains.Points.Icon"),
          "picture": html("html of Ad.Pains.Points.Illustration.Picture"),
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
          "picture": html("html of Ad.Benefits.Points.Illustration.Picture"),
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
      "stars": 7,
      "picture": html("html of Ad.Story.Illustration.Picture")
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
      "picture": html("html of Ad.Closing.Illustration.Picture"),
      "action": "Ad.Closing.Action"
    }
  }, {
    "hero": {
      "heading": "",
      "lead": html("html of Ad.Hero.Lead"),
      "action": ""
    },
    "closing": {
      "heading": "",
      "lead": html("html of Ad.Closing.Lead"),
      "action": ""
    }
  }] satisfies [Ad, Ad],
  'Article': [{
    "id": 7,
    "date": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "author": "Article.Author",
    "excerpt": html("html of Article.Excerpt"),
    "category": "Article.Category",
    "picture": html("html of Article.Illustration.Picture"),
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
    "minutes": 7,
    "categoryPath": "Article.CategoryPath",
    "authorPath": "Article.AuthorPath",
    "newer": {
      "label": "Article.Newer.Label",
      "title": "Article.Newer.Title",
      "path": "Article.Newer.Path"
    },
    "older": {
      "label": "Article.Older.Label",
      "title": "Article.Older.Title",
      "path": "Article.Older.Path"
    },
    "related": [
      {
        "title": "Article.Related.Title",
        "description": "Article.Related.Description",
        "path": "Article.Related.Path",
        "emblem": html("html of Article.Related.Emblem"),
        "members": true
      }
    ]
  }, {
    "id": 7,
    "date": {
      "iso": "2025-06-11",
      "text": "11 June 2025"
    },
    "author": "",
    "excerpt": html("html of Article.Excerpt"),
    "category": "",
    "minutes": 7
  }] satisfies [Article, Article],
  'Blog': [{
    "lead": html("html of Blog.Lead"),
    "topics": "Blog.Topics",
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
    "olderPath": "Blog.OlderPath",
    "answers": {
      "heading": "Blog.Answers.Heading",
      "lead": "Blog.Answers.Lead",
      "more": "Blog.Answers.More",
      "questions": [
        {
          "question": "Blog.Answers.Questions.Question",
          "tonight": [
            "Blog.Answers.Questions.Tonight"
          ],
          "path": "Blog.Answers.Questions.Path",
          "id": "Blog.Answers.Questions.ID",
          "guide": "Blog.Answers.Questions.Guide",
          "members": true,
          "calls": [
            {
              "label": "Blog.Answers.Questions.Calls.Label",
              "href": "Blog.Answers.Questions.Calls.Href"
            }
          ]
        }
      ]
    },
    "categoryLinks": [
      {
        "label": "Blog.CategoryLinks.Label",
        "href": "Blog.CategoryLinks.Href"
      }
    ],
    "all": {
      "label": "Blog.All.Label",
      "href": "Blog.All.Href"
    }
  }, {
    "newer": "",
    "older": "",
    "articles": []
  }] satisfies [Blog, Blog],
  'Confirmation': [{
    "event": "purchase",
    "lead": html("html of Confirmation.Lead"),
    "picture": html("html of Confirmation.Illustration.Picture"),
    "next": [
      {
        "icon": html("html of Confirmation.Next.Icon"),
        "picture": html("html of Confirmation.Next.Illustration.Picture"),
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
      "chooseAge": "Contact.Form.ChooseAge",
      "messageHint": "Contact.Form.MessageHint",
      "submitNote": html("html of Contact.Form.SubmitNote"),
      "errors": {
        "name": "Contact.Form.Errors.Name",
        "email": "Contact.Form.Errors.Email",
        "emailFormat": "Contact.Form.Errors.EmailFormat",
        "phone": "Contact.Form.Errors.Phone",
        "childAge": "Contact.Form.Errors.ChildAge"
      },
      "privacy": html("html of Contact.Form.Privacy"),
      "thanksHeading": "Contact.Form.ThanksHeading",
      "thanksText": html("html of Contact.Form.ThanksText"),
      "sent": "Contact.Form.Sent",
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
      "errors": {
        "name": "",
        "email": "",
        "emailFormat": ""
      },
      "privacy": html("html of Contact.Form.Privacy"),
      "thanksHeading": "",
      "thanksText": html("html of Contact.Form.ThanksText"),
      "sent": "",
      "failure": ""
    }
  }] satisfies [Contact, Contact],
  'Dashboard': [{
    "lead": html("html of Dashboard.Lead"),
    "plan": {
      "heading": "Dashboard.Plan.Heading",
      "text": html("html of Dashboard.Plan.Text"),
      "action": {
        "label": "Dashboard.Plan.Action.Label",
        "href": "Dashboard.Plan.Action.Href"
      }
    },
    "keptPlan": {
      "heading": "Dashboard.KeptPlan.Heading",
      "night": "Dashboard.KeptPlan.Night",
      "text": html("html of Dashboard.KeptPlan.Text"),
      "action": "Dashboard.KeptPlan.Action"
    },
    "modules": [
      {
        "title": "Dashboard.Modules.Title",
        "description": html("html of Dashboard.Modules.Description"),
        "icon": html("html of Dashboard.Modules.Icon"),
        "path": "Dashboard.Modules.Path"
      }
    ],
    "start": "Dashboard.Start",
    "saving": {
      "title": "Dashboard.Saving.Title",
      "note": html("html of Dashboard.Saving.Note"),
      "size": html("html of Dashboard.Saving.Size"),
      "save": "Dashboard.Saving.Save",
      "remove": "Dashboard.Saving.Remove",
      "saving": "Dashboard.Saving.Saving",
      "removed": "Dashboard.Saving.Removed",
      "full": "Dashboard.Saving.Full",
      "failed": "Dashboard.Saving.Failed",
      "unsupported": "Dashboard.Saving.Unsupported",
      "saved": html("html of Dashboard.Saving.Saved")
    },
    "answers": {
      "heading": "Dashboard.Answers.Heading",
      "lead": "Dashboard.Answers.Lead",
      "more": "Dashboard.Answers.More",
      "questions": [
        {
          "question": "Dashboard.Answers.Questions.Question",
          "tonight": [
            "Dashboard.Answers.Questions.Tonight"
          ],
          "path": "Dashboard.Answers.Questions.Path",
          "id": "Dashboard.Answers.Questions.ID",
          "guide": "Dashboard.Answers.Questions.Guide",
          "members": true,
          "calls": [
            {
              "label": "Dashboard.Answers.Questions.Calls.Label",
              "href": "Dashboard.Answers.Questions.Calls.Href"
            }
          ]
        }
      ]
    }
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
      "picture": html("html of DiscoveryCall.Hero.Illustration.Picture"),
      "action": "DiscoveryCall.Hero.Action"
    },
    "limited": {
      "month": "DiscoveryCall.Limited.Month",
      "title": "DiscoveryCall.Limited.Title",
      "text": html("html of DiscoveryCall.Limited.Text")
    },
    "story": {
      "id": 7,
      "name": "DiscoveryCall.Story.Name",
      "childAge": "DiscoveryCall.Story.ChildAge",
      "quote": html("html of DiscoveryCall.Story.Quote"),
      "stars": 7,
      "picture": html("html of DiscoveryCall.Story.Illustration.Picture")
    },
    "problems": {
      "eyebrow": "DiscoveryCall.Problems.Eyebrow",
      "heading": "DiscoveryCall.Problems.Heading",
      "lead": html("html of DiscoveryCall.Problems.Lead"),
      "points": [
        {
          "icon": html("html of DiscoveryCall.Problems.Points.Icon"),
          "picture": html("html of DiscoveryCall.Problems.Points.Illustration.Picture"),
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
      "picture": html("html of DiscoveryCall.Consultant.Illustration.Picture")
    },
    "reasons": {
      "eyebrow": "DiscoveryCall.Reasons.Eyebrow",
      "heading": "DiscoveryCall.Reasons.Heading",
      "lead": html("html of DiscoveryCall.Reasons.Lead"),
      "points": [
        {
          "icon": html("html of DiscoveryCall.Reasons.Points.Icon"),
          "picture": html("html of DiscoveryCall.Reasons.Points.Illustration.Picture"),
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
          "picture": html("html of DiscoveryCall.Consultation.Points.Illustration.Picture"),
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
    "consultation": {
      "heading": ""
    }
  }] satisfies [DiscoveryCall, DiscoveryCall],
  'Guide': [{
    "lead": html("html of Guide.Lead"),
    "now": [
      "Guide.Now"
    ],
    "calls": [
      {
        "label": "Guide.Calls.Label",
        "href": "Guide.Calls.Href"
      }
    ],
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
    "visitorsNext": {
      "heading": "Guide.VisitorsNext.Heading",
      "text": html("html of Guide.VisitorsNext.Text"),
      "action": {
        "label": "Guide.VisitorsNext.Action.Label",
        "href": "Guide.VisitorsNext.Action.Href"
      }
    },
    "relatedPages": [
      {
        "title": "Guide.RelatedPages.Title",
        "description": "Guide.RelatedPages.Description",
        "path": "Guide.RelatedPages.Path",
        "emblem": html("html of Guide.RelatedPages.Emblem"),
        "members": true
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
      "picture": html("html of Home.Hero.Illustration.Picture"),
      "figures": [
        {
          "value": "Home.Hero.Figures.Value",
          "label": "Home.Hero.Figures.Label",
          "basis": "Home.Hero.Figures.Basis",
          "asked": "Home.Hero.Figures.Asked",
          "period": "Home.Hero.Figures.Period"
        }
      ],
      "call": {
        "label": "Home.Hero.Call.Label",
        "href": "Home.Hero.Call.Href"
      },
      "action": {
        "label": "Home.Hero.Action.Label",
        "href": "Home.Hero.Action.Href"
      },
      "quiet": {
        "label": "Home.Hero.Quiet.Label",
        "href": "Home.Hero.Quiet.Href"
      },
      "prices": [
        {
          "title": "Home.Hero.Prices.Title",
          "price": "Home.Hero.Prices.Price"
        }
      ]
    },
    "struggles": {
      "eyebrow": "Home.Struggles.Eyebrow",
      "heading": "Home.Struggles.Heading",
      "lead": html("html of Home.Struggles.Lead"),
      "points": [
        {
          "icon": html("html of Home.Struggles.Points.Icon"),
          "picture": html("html of Home.Struggles.Points.Illustration.Picture"),
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
      "text": html("html of Home.Banner.Text")
    },
    "howItWorks": {
      "eyebrow": "Home.HowItWorks.Eyebrow",
      "heading": "Home.HowItWorks.Heading",
      "lead": html("html of Home.HowItWorks.Lead"),
      "points": [
        {
          "icon": html("html of Home.HowItWorks.Points.Icon"),
          "picture": html("html of Home.HowItWorks.Points.Illustration.Picture"),
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
          "picture": html("html of Home.WhyChooseUs.Points.Illustration.Picture"),
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
          "picture": html("html of Home.Stories.Points.Illustration.Picture"),
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
          "picture": html("html of Home.Consultation.Points.Illustration.Picture"),
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
        "stars": 7,
        "picture": html("html of Home.Testimonials.Illustration.Picture")
      }
    ],
    "answers": {
      "heading": "Home.Answers.Heading",
      "lead": "Home.Answers.Lead",
      "more": "Home.Answers.More",
      "questions": [
        {
          "question": "Home.Answers.Questions.Question",
          "tonight": [
            "Home.Answers.Questions.Tonight"
          ],
          "path": "Home.Answers.Questions.Path",
          "id": "Home.Answers.Questions.ID",
          "guide": "Home.Answers.Questions.Guide",
          "members": true,
          "calls": [
            {
              "label": "Home.Answers.Questions.Calls.Label",
              "href": "Home.Answers.Questions.Calls.Href"
            }
          ]
        }
      ]
    }
  }, {
    "hero": {
      "heading": "",
      "lead": html("html of Home.Hero.Lead"),
      "figures": [],
      "call": {
        "label": "",
        "href": ""
      },
      "prices": []
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
    "picture": html("html of Login.Illustration.Picture"),
    "noCrypto": "Login.NoCrypto",
    "showPassword": "Login.ShowPassword",
    "submit": "Login.Submit",
    "wanted": "Login.Wanted",
    "sharedWindow": "Login.SharedWindow",
    "openAlone": "Login.OpenAlone",
    "noScripts": "Login.NoScripts",
    "verifier": {
      "salt": "Login.Verifier.Salt",
      "hash": "Login.Verifier.Hash",
      "iterations": 7
    },
    "lock": {
      "library": "Login.Lock.Library",
      "salt": "Login.Lock.Salt",
      "iterations": 7,
      "keys": [
        "Login.Lock.Keys"
      ]
    }
  }, {
    "lead": html("html of Login.Lead"),
    "failure": "",
    "storageRefused": "",
    "noCrypto": "",
    "showPassword": "",
    "submit": "",
    "wanted": "",
    "sharedWindow": "",
    "openAlone": "",
    "noScripts": ""
  }] satisfies [Login, Login],
  'NextSleep': [{
    "lead": html("html of NextSleep.Lead"),
    "fields": {
      "born": "NextSleep.Fields.Born",
      "early": "NextSleep.Fields.Early",
      "earlyHint": "NextSleep.Fields.EarlyHint",
      "woke": "NextSleep.Fields.Woke",
      "nap": "NextSleep.Fields.Nap",
      "long": "NextSleep.Fields.Long",
      "short": "NextSleep.Fields.Short",
      "naps": "NextSleep.Fields.Naps",
      "oneNap": "NextSleep.Fields.OneNap",
      "more": "NextSleep.Fields.More",
      "bedtime": "NextSleep.Fields.Bedtime",
      "remember": "NextSleep.Fields.Remember"
    },
    "answers": {
      "title": "NextSleep.Answers.Title",
      "between": html("html of NextSleep.Answers.Between"),
      "around": html("html of NextSleep.Answers.Around"),
      "lastNap": html("html of NextSleep.Answers.LastNap"),
      "lastNapAround": html("html of NextSleep.Answers.LastNapAround"),
      "own": html("html of NextSleep.Answers.Own"),
      "from": html("html of NextSleep.Answers.From"),
      "tooYoung": html("html of NextSleep.Answers.TooYoung"),
      "night": html("html of NextSleep.Answers.Night"),
      "tonight": {
        "label": "NextSleep.Answers.Tonight.Label",
        "href": "NextSleep.Answers.Tonight.Href"
      },
      "unborn": html("html of NextSleep.Answers.Unborn"),
      "waiting": html("html of NextSleep.Answers.Waiting")
    },
    "windows": [
      {
        "age": "NextSleep.Windows.Age",
        "fromMonths": 7,
        "afterLong": {
          "from": 7,
          "to": 7
        },
        "afterShort": {
          "from": 7,
          "to": 7
        }
      }
    ]
  }, {
    "lead": html("html of NextSleep.Lead"),
    "fields": {
      "born": "",
      "early": "",
      "earlyHint": "",
      "woke": "",
      "nap": "",
      "long": "",
      "short": "",
      "naps": "",
      "oneNap": "",
      "more": "",
      "bedtime": "",
      "remember": ""
    },
    "answers": {
      "title": "",
      "between": html("html of NextSleep.Answers.Between"),
      "around": html("html of NextSleep.Answers.Around"),
      "lastNap": html("html of NextSleep.Answers.LastNap"),
      "lastNapAround": html("html of NextSleep.Answers.LastNapAround"),
      "own": html("html of NextSleep.Answers.Own"),
      "from": html("html of NextSleep.Answers.From"),
      "tooYoung": html("html of NextSleep.Answers.TooYoung"),
      "night": html("html of NextSleep.Answers.Night"),
      "tonight": {
        "label": "",
        "href": ""
      },
      "unborn": html("html of NextSleep.Answers.Unborn"),
      "waiting": html("html of NextSleep.Answers.Waiting")
    },
    "windows": []
  }] satisfies [NextSleep, NextSleep],
  'NotFound': [{
    "text": "NotFound.Text",
    "picture": html("html of NotFound.Illustration.Picture")
  }, {
    "text": ""
  }] satisfies [NotFound, NotFound],
  'Offline': [{
    "text": "Offline.Text",
    "again": "Offline.Again",
    "picture": html("html of Offline.Illustration.Picture"),
    "links": [
      {
        "label": "Offline.Links.Label",
        "href": "Offline.Links.Href"
      }
    ]
  }, {
    "text": "",
    "again": "",
    "links": []
  }] satisfies [Offline, Offline],
  'QuickReference': [{
    "lead": html("html of QuickReference.Lead"),
    "print": "QuickReference.Print"
  }, {
    "lead": html("html of QuickReference.Lead"),
    "print": ""
  }] satisfies [QuickReference, QuickReference],
  'SafeTonight': [{
    "lead": html("html of SafeTonight.Lead"),
    "now": [
      "SafeTonight.Now"
    ],
    "questions": [
      {
        "id": "SafeTonight.Questions.ID",
        "question": "SafeTonight.Questions.Question",
        "when": [
          "SafeTonight.Questions.When"
        ],
        "answers": [
          {
            "id": "SafeTonight.Questions.Answers.ID",
            "label": "SafeTonight.Questions.Answers.Label",
            "verdict": "SafeTonight.Questions.Answers.Verdict"
          }
        ]
      }
    ],
    "verdicts": [
      {
        "id": "SafeTonight.Verdicts.ID",
        "kind": "fine",
        "title": "SafeTonight.Verdicts.Title",
        "now": [
          "SafeTonight.Verdicts.Now"
        ]
      }
    ],
    "labels": {
      "answer": "SafeTonight.Labels.Answer",
      "waiting": "SafeTonight.Labels.Waiting",
      "again": "SafeTonight.Labels.Again",
      "every": "SafeTonight.Labels.Every",
      "kept": "SafeTonight.Labels.Kept"
    }
  }, {
    "lead": html("html of SafeTonight.Lead"),
    "now": [],
    "questions": [],
    "verdicts": [],
    "labels": {
      "answer": "",
      "waiting": "",
      "again": "",
      "every": "",
      "kept": ""
    }
  }] satisfies [SafeTonight, SafeTonight],
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
        "picture": html("html of Services.Offers.Illustration.Picture"),
        "terms": html("html of Services.Offers.Terms")
      }
    ],
    "limited": {
      "month": "Services.Limited.Month",
      "title": "Services.Limited.Title",
      "text": html("html of Services.Limited.Text")
    },
    "package": {
      "heading": "Services.Package.Heading",
      "lead": html("html of Services.Package.Lead"),
      "features": [
        {
          "id": "Services.Package.Features.ID",
          "icon": html("html of Services.Package.Features.Icon"),
          "title": "Services.Package.Features.Title",
          "description": html("html of Services.Package.Features.Description")
        }
      ]
    },
    "choosing": {
      "eyebrow": "Services.Choosing.Eyebrow",
      "heading": "Services.Choosing.Heading",
      "lead": html("html of Services.Choosing.Lead"),
      "points": [
        {
          "icon": html("html of Services.Choosing.Points.Icon"),
          "picture": html("html of Services.Choosing.Points.Illustration.Picture"),
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
      "picture": html("html of Services.Unsure.Illustration.Picture"),
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
    "purchaseToast": ""
  }] satisfies [Services, Services],
  'SleepDiary': [{
    "lead": html("html of SleepDiary.Lead"),
    "now": {
      "asleep": "SleepDiary.Now.Asleep",
      "awake": "SleepDiary.Now.Awake",
      "feed": "SleepDiary.Now.Feed",
      "asleepSince": "SleepDiary.Now.AsleepSince",
      "awakeSince": "SleepDiary.Now.AwakeSince",
      "empty": "SleepDiary.Now.Empty",
      "fellAsleep": "SleepDiary.Now.FellAsleep",
      "woke": "SleepDiary.Now.Woke",
      "fed": "SleepDiary.Now.Fed",
      "removed": "SleepDiary.Now.Removed",
      "undo": "SleepDiary.Now.Undo",
      "forgotten": "SleepDiary.Now.Forgotten",
      "wokeAt": "SleepDiary.Now.WokeAt",
      "nextSleep": {
        "label": "SleepDiary.Now.NextSleep.Label",
        "href": "SleepDiary.Now.NextSleep.Href"
      }
    },
    "picture": {
      "title": "SleepDiary.Picture.Title",
      "sleep": "SleepDiary.Picture.Sleep",
      "waking": "SleepDiary.Picture.Waking",
      "feed": "SleepDiary.Picture.Feed",
      "table": "SleepDiary.Picture.Table",
      "date": "SleepDiary.Picture.Date",
      "naps": "SleepDiary.Picture.Naps",
      "night": "SleepDiary.Picture.Night",
      "all": "SleepDiary.Picture.All",
      "wakings": "SleepDiary.Picture.Wakings",
      "feeds": "SleepDiary.Picture.Feeds"
    },
    "day": {
      "earlier": "SleepDiary.Day.Earlier",
      "later": "SleepDiary.Day.Later",
      "empty": "SleepDiary.Day.Empty",
      "add": "SleepDiary.Day.Add",
      "change": "SleepDiary.Day.Change",
      "asleep": "SleepDiary.Day.Asleep",
      "woke": "SleepDiary.Day.Woke",
      "up": "SleepDiary.Day.Up",
      "save": "SleepDiary.Day.Save",
      "remove": "SleepDiary.Day.Remove",
      "overlap": "SleepDiary.Day.Overlap",
      "future": "SleepDiary.Day.Future",
      "awakeBefore": "SleepDiary.Day.AwakeBefore",
      "stillAsleep": "SleepDiary.Day.StillAsleep",
      "wasUp": "SleepDiary.Day.WasUp",
      "firstWaking": "SleepDiary.Day.FirstWaking",
      "line": "SleepDiary.Day.Line",
      "note": html("html of SleepDiary.Day.Note")
    },
    "average": {
      "title": "SleepDiary.Average.Title",
      "days": html("html of SleepDiary.Average.Days"),
      "age": html("html of SleepDiary.Average.Age"),
      "anyAge": html("html of SleepDiary.Average.AnyAge"),
      "enough": html("html of SleepDiary.Average.Enough")
    },
    "keeping": {
      "note": html("html of SleepDiary.Keeping.Note"),
      "remove": "SleepDiary.Keeping.Remove",
      "confirm": "SleepDiary.Keeping.Confirm",
      "yes": "SleepDiary.Keeping.Yes",
      "no": "SleepDiary.Keeping.No",
      "refused": "SleepDiary.Keeping.Refused"
    },
    "sheet": {
      "print": "SleepDiary.Sheet.Print",
      "title": "SleepDiary.Sheet.Title",
      "name": "SleepDiary.Sheet.Name",
      "day": "SleepDiary.Sheet.Day",
      "columns": [
        "SleepDiary.Sheet.Columns"
      ]
    },
    "needs": [
      {
        "age": "SleepDiary.Needs.Age",
        "fromMonths": 7,
        "sleep": "SleepDiary.Needs.Sleep"
      }
    ]
  }, {
    "lead": html("html of SleepDiary.Lead"),
    "now": {
      "asleep": "",
      "awake": "",
      "feed": "",
      "asleepSince": "",
      "awakeSince": "",
      "empty": "",
      "fellAsleep": "",
      "woke": "",
      "fed": "",
      "removed": "",
      "undo": "",
      "forgotten": "",
      "wokeAt": "",
      "nextSleep": {
        "label": "",
        "href": ""
      }
    },
    "picture": {
      "title": "",
      "sleep": "",
      "waking": "",
      "feed": "",
      "table": "",
      "date": "",
      "naps": "",
      "night": "",
      "all": "",
      "wakings": "",
      "feeds": ""
    },
    "day": {
      "earlier": "",
      "later": "",
      "empty": "",
      "add": "",
      "change": "",
      "asleep": "",
      "woke": "",
      "up": "",
      "save": "",
      "remove": "",
      "overlap": "",
      "future": "",
      "awakeBefore": "",
      "stillAsleep": "",
      "wasUp": "",
      "firstWaking": "",
      "line": "",
      "note": html("html of SleepDiary.Day.Note")
    },
    "average": {
      "title": "",
      "days": html("html of SleepDiary.Average.Days"),
      "age": html("html of SleepDiary.Average.Age"),
      "anyAge": html("html of SleepDiary.Average.AnyAge"),
      "enough": html("html of SleepDiary.Average.Enough")
    },
    "keeping": {
      "note": html("html of SleepDiary.Keeping.Note"),
      "remove": "",
      "confirm": "",
      "yes": "",
      "no": "",
      "refused": ""
    },
    "sheet": {
      "print": "",
      "title": "",
      "name": "",
      "day": "",
      "columns": []
    },
    "needs": []
  }] satisfies [SleepDiary, SleepDiary],
  'SleepPlan': [{
    "lead": html("html of SleepPlan.Lead"),
    "labels": {
      "progress": "SleepPlan.Labels.Progress",
      "print": "SleepPlan.Labels.Print",
      "copy": "SleepPlan.Labels.Copy",
      "contents": "SleepPlan.Labels.Contents",
      "tonight": "SleepPlan.Labels.Tonight",
      "night": "SleepPlan.Labels.Night",
      "hard": "SleepPlan.Labels.Hard",
      "ready": "SleepPlan.Labels.Ready",
      "copied": "SleepPlan.Labels.Copied",
      "copyByHand": "SleepPlan.Labels.CopyByHand"
    },
    "keeping": {
      "title": "SleepPlan.Keeping.Title",
      "note": html("html of SleepPlan.Keeping.Note"),
      "keep": "SleepPlan.Keeping.Keep",
      "remove": "SleepPlan.Keeping.Remove",
      "kept": "SleepPlan.Keeping.Kept",
      "removed": "SleepPlan.Keeping.Removed",
      "refused": "SleepPlan.Keeping.Refused",
      "open": "SleepPlan.Keeping.Open",
      "again": "SleepPlan.Keeping.Again",
      "link": {
        "send": "SleepPlan.Keeping.Link.Send",
        "note": html("html of SleepPlan.Keeping.Link.Note"),
        "subject": "SleepPlan.Keeping.Link.Subject",
        "copied": "SleepPlan.Keeping.Link.Copied",
        "byHand": "SleepPlan.Keeping.Link.ByHand",
        "damaged": "SleepPlan.Keeping.Link.Damaged"
      },
      "calendar": {
        "add": "SleepPlan.Keeping.Calendar.Add",
        "event": "SleepPlan.Keeping.Calendar.Event",
        "file": "SleepPlan.Keeping.Calendar.File"
      }
    },
    "plan": {
      "questions": {
        "childName": {
          "question": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Question.Variants.Text")
              }
            ]
          },
          "hint": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Hint.Variants.Text")
              }
            ]
          },
          "label": "SleepPlan.Plan.Questions.ChildName.Label",
          "age": {
            "label": "SleepPlan.Plan.Questions.ChildName.Age.Label",
            "hint": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.ChildName.Age.Hint.Variants.Text")
                }
              ]
            },
            "none": "SleepPlan.Plan.Questions.ChildName.Age.None",
            "choices": {
              "under-6-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.UnderSixMonths",
              "6-8-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.SixToEight",
              "9-12-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.NineToTwelve",
              "13-17-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.ThirteenToSeventeen",
              "18-months-to-3-years": "SleepPlan.Plan.Questions.ChildName.Age.Choices.ToThreeYears",
              "over-3-years": "SleepPlan.Plan.Questions.ChildName.Age.Choices.OverThreeYears"
            }
          }
        },
        "arrangement": {
          "question": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Question.Variants.Text")
              }
            ]
          },
          "hint": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Hint.Variants.Text")
              }
            ]
          },
          "choices": {
            "a": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Note.Variants.Text")
                  }
                ]
              }
            },
            "b": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Note.Variants.Text")
                  }
                ]
              }
            },
            "c": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Note.Variants.Text")
                  }
                ]
              }
            },
            "d": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Note.Variants.Text")
                  }
                ]
              }
            },
            "e": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Note.Variants.Text")
                  }
                ]
              }
            },
            "f": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Note.Variants.Text")
                  }
                ]
              }
            }
          },
          "shown": [
            "SleepPlan.Plan.Questions.Arrangement.Shown"
          ]
        },
        "goal": {
          "question": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Goal.Asked.Question.Variants.Text")
              }
            ]
          },
          "hint": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Goal.Asked.Hint.Variants.Text")
              }
            ]
          },
          "choices": {
            "a": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Note.Variants.Text")
                  }
                ]
              }
            },
            "b": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Note.Variants.Text")
                  }
                ]
              }
            }
          },
          "shown": [
            "SleepPlan.Plan.Questions.Goal.Shown"
          ]
        },
        "methods": {
          "question": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Methods.Asked.Question.Variants.Text")
              }
            ]
          },
          "hint": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Methods.Asked.Hint.Variants.Text")
              }
            ]
          },
          "choices": {
            "dummy": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Note.Variants.Text")
                  }
                ]
              }
            },
            "breast feeding": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Note.Variants.Text")
                  }
                ]
              }
            },
            "bottle feeding": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Note.Variants.Text")
                  }
                ]
              }
            },
            "rocking": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Note.Variants.Text")
                  }
                ]
              }
            },
            "shushing": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Note.Variants.Text")
                  }
                ]
              }
            },
            "patting": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Note.Variants.Text")
                  }
                ]
              }
            }
          },
          "shown": [
            "SleepPlan.Plan.Questions.Methods.Shown"
          ]
        },
        "sameRoom": {
          "question": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Question.Variants.Text")
              }
            ]
          },
          "hint": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Hint.Variants.Text")
              }
            ]
          },
          "choices": {
            "yes": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Note.Variants.Text")
                  }
                ]
              }
            },
            "no": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Note.Variants.Text")
                  }
                ]
              }
            }
          },
          "shown": [
            "SleepPlan.Plan.Questions.SameRoom.Shown"
          ]
        },
        "dummy": {
          "question": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Question.Variants.Text")
              }
            ]
          },
          "hint": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Hint.Variants.Text")
              }
            ]
          },
          "choices": {
            "all_time": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Note.Variants.Text")
                  }
                ]
              }
            },
            "night_only": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Note.Variants.Text")
                  }
                ]
              }
            },
            "day_only": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Note.Variants.Text")
                  }
                ]
              }
            },
            "no": {
              "label": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Label.Variants.Text")
                  }
                ]
              },
              "note": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Note.Variants.Text")
                  }
                ]
              }
            }
          },
          "shown": [
            "SleepPlan.Plan.Questions.Dummy.Shown"
          ]
        }
      },
      "letter": {
        "greeting": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Letter.Greeting.Variants.Text")
            }
          ]
        },
        "opening": {
          "a": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Opening.A.Variants.Text")
              }
            ]
          },
          "b": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Opening.B.Variants.Text")
              }
            ]
          },
          "c": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Opening.C.Variants.Text")
              }
            ]
          },
          "d": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Opening.D.Variants.Text")
              }
            ]
          },
          "e": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Opening.E.Variants.Text")
              }
            ]
          },
          "f": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Opening.F.Variants.Text")
              }
            ]
          }
        },
        "goal": {
          "a": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Goal.A.Variants.Text")
              }
            ]
          },
          "b": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Goal.B.Variants.Text")
              }
            ]
          }
        },
        "methods": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Methods.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Methods.Lead.Variants.Text")
              }
            ]
          },
          "lines": {
            "dummy": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Dummy.Variants.Text")
                }
              ]
            },
            "breast feeding": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.BreastFeeding.Variants.Text")
                }
              ]
            },
            "bottle feeding": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.BottleFeeding.Variants.Text")
                }
              ]
            },
            "rocking": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Rocking.Variants.Text")
                }
              ]
            },
            "shushing": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Shushing.Variants.Text")
                }
              ]
            },
            "patting": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Patting.Variants.Text")
                }
              ]
            }
          }
        },
        "expect": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Expect.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Expect.Body.Variants.Text")
              }
            ]
          }
        },
        "time": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Time.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Time.Body.Variants.Text")
              }
            ]
          }
        },
        "promise": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Promise.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Promise.Body.Variants.Text")
              }
            ]
          }
        },
        "keep": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Keep.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Keep.Body.Variants.Text")
              }
            ]
          }
        },
        "signature": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Letter.Signature.Variants.Text")
            }
          ]
        }
      },
      "safety": {
        "age": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Age.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Age.Body.Variants.Text")
              }
            ]
          }
        },
        "unwell": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Safety.Unwell.Variants.Text")
            }
          ]
        },
        "coSleeping": {
          "never": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Title.Variants.Text")
                }
              ]
            },
            "items": [
              {
                "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Items.Text")
              }
            ]
          },
          "always": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Title.Variants.Text")
                }
              ]
            },
            "items": [
              {
                "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Items.Text")
              }
            ]
          },
          "instead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Instead.Variants.Text")
              }
            ]
          },
          "link": {
            "label": "SleepPlan.Plan.Safety.CoSleeping.Link.Label",
            "href": "SleepPlan.Plan.Safety.CoSleeping.Link.Href"
          }
        },
        "sleepingOnParent": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Body.Variants.Text")
              }
            ]
          }
        },
        "feeds": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Body.Variants.Text")
              }
            ]
          },
          "link": {
            "label": "SleepPlan.Plan.Safety.Feeds.Link.Label",
            "href": "SleepPlan.Plan.Safety.Feeds.Link.Href"
          }
        },
        "tooMuch": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.TooMuch.Passage.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.TooMuch.Passage.Body.Variants.Text")
              }
            ]
          },
          "help": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.TooMuch.Help.Variants.Text")
              }
            ]
          }
        },
        "emergency": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Emergency.Title.Variants.Text")
              }
            ]
          },
          "now": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Emergency.Now.Variants.Text")
              }
            ]
          },
          "soon": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Emergency.Soon.Variants.Text")
              }
            ]
          },
          "link": {
            "label": "SleepPlan.Plan.Safety.Emergency.Link.Label",
            "href": "SleepPlan.Plan.Safety.Emergency.Link.Href"
          }
        }
      },
      "twoPhases": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.TwoPhases.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.TwoPhases.Lead.Variants.Text")
            }
          ]
        },
        "phases": [
          {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.TwoPhases.Phases.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.TwoPhases.Phases.Body.Variants.Text")
                }
              ]
            }
          }
        ],
        "between": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.TwoPhases.Between.Variants.Text")
            }
          ]
        },
        "age": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.TwoPhases.Age.Variants.Text")
            }
          ]
        }
      },
      "coSleeping": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.CoSleeping.Approach.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.CoSleeping.Approach.Lead.Variants.Text")
            }
          ]
        },
        "firstStage": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Title.Variants.Text")
              }
            ]
          },
          "aim": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Aim.Variants.Text")
              }
            ]
          },
          "tonight": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Tonight.Variants.Text")
              }
            ]
          },
          "steps": [
            {
              "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Steps.Text")
            }
          ],
          "with": {
            "dummy": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Dummy.Variants.Text")
                }
              ]
            },
            "breast feeding": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BreastFeeding.Variants.Text")
                }
              ]
            },
            "bottle feeding": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BottleFeeding.Variants.Text")
                }
              ]
            },
            "rocking": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Rocking.Variants.Text")
                }
              ]
            },
            "shushing": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Shushing.Variants.Text")
                }
              ]
            },
            "patting": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Patting.Variants.Text")
                }
              ]
            }
          },
          "night": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Night.Variants.Text")
              }
            ]
          },
          "hard": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Hard.Variants.Text")
              }
            ]
          },
          "ready": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Ready.Variants.Text")
              }
            ]
          }
        },
        "notReady": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.CoSleeping.Approach.NotReady.Variants.Text")
            }
          ]
        },
        "after": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.CoSleeping.Approach.After.Variants.Text")
            }
          ]
        },
        "stages": [
          {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Title.Variants.Text")
                }
              ]
            },
            "aim": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Aim.Variants.Text")
                }
              ]
            },
            "tonight": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Tonight.Variants.Text")
                }
              ]
            },
            "steps": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Steps.Text")
              }
            ],
            "with": {
              "dummy": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Dummy.Variants.Text")
                  }
                ]
              },
              "breast feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BreastFeeding.Variants.Text")
                  }
                ]
              },
              "bottle feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BottleFeeding.Variants.Text")
                  }
                ]
              },
              "rocking": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Rocking.Variants.Text")
                  }
                ]
              },
              "shushing": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Shushing.Variants.Text")
                  }
                ]
              },
              "patting": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Patting.Variants.Text")
                  }
                ]
              }
            },
            "night": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Night.Variants.Text")
                }
              ]
            },
            "hard": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Hard.Variants.Text")
                }
              ]
            },
            "ready": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Ready.Variants.Text")
                }
              ]
            }
          }
        ]
      },
      "cot": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Cot.Approach.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Cot.Approach.Lead.Variants.Text")
            }
          ]
        },
        "firstStage": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Title.Variants.Text")
              }
            ]
          },
          "aim": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Aim.Variants.Text")
              }
            ]
          },
          "tonight": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Tonight.Variants.Text")
              }
            ]
          },
          "steps": [
            {
              "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Steps.Text")
            }
          ],
          "with": {
            "dummy": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Dummy.Variants.Text")
                }
              ]
            },
            "breast feeding": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BreastFeeding.Variants.Text")
                }
              ]
            },
            "bottle feeding": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BottleFeeding.Variants.Text")
                }
              ]
            },
            "rocking": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Rocking.Variants.Text")
                }
              ]
            },
            "shushing": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Shushing.Variants.Text")
                }
              ]
            },
            "patting": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Patting.Variants.Text")
                }
              ]
            }
          },
          "night": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Night.Variants.Text")
              }
            ]
          },
          "hard": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Hard.Variants.Text")
              }
            ]
          },
          "ready": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Ready.Variants.Text")
              }
            ]
          }
        },
        "notReady": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Cot.Approach.NotReady.Variants.Text")
            }
          ]
        },
        "after": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Cot.Approach.After.Variants.Text")
            }
          ]
        },
        "stages": [
          {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Stages.Title.Variants.Text")
                }
              ]
            },
            "aim": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Stages.Aim.Variants.Text")
                }
              ]
            },
            "tonight": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Stages.Tonight.Variants.Text")
                }
              ]
            },
            "steps": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Stages.Steps.Text")
              }
            ],
            "with": {
              "dummy": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.With.Dummy.Variants.Text")
                  }
                ]
              },
              "breast feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.With.BreastFeeding.Variants.Text")
                  }
                ]
              },
              "bottle feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.With.BottleFeeding.Variants.Text")
                  }
                ]
              },
              "rocking": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.With.Rocking.Variants.Text")
                  }
                ]
              },
              "shushing": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.With.Shushing.Variants.Text")
                  }
                ]
              },
              "patting": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.With.Patting.Variants.Text")
                  }
                ]
              }
            },
            "night": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Stages.Night.Variants.Text")
                }
              ]
            },
            "hard": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Stages.Hard.Variants.Text")
                }
              ]
            },
            "ready": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Stages.Ready.Variants.Text")
                }
              ]
            }
          }
        ]
      },
      "chestToFlat": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.ChestToFlat.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.ChestToFlat.Lead.Variants.Text")
            }
          ]
        },
        "steps": [
          {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.ChestToFlat.Steps.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.ChestToFlat.Steps.Body.Variants.Text")
                }
              ]
            }
          }
        ],
        "awake": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.ChestToFlat.Awake.Variants.Text")
            }
          ]
        },
        "goal": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.ChestToFlat.Goal.Variants.Text")
            }
          ]
        },
        "link": {
          "label": "SleepPlan.Plan.ChestToFlat.Link.Label",
          "href": "SleepPlan.Plan.ChestToFlat.Link.Href"
        }
      },
      "day": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Day.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Day.Lead.Variants.Text")
            }
          ]
        },
        "bedtime": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Day.Bedtime.Variants.Text")
            }
          ]
        },
        "byAge": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Day.ByAge.Variants.Text")
            }
          ]
        },
        "links": [
          {
            "label": "SleepPlan.Plan.Day.Links.Label",
            "href": "SleepPlan.Plan.Day.Links.Href"
          }
        ]
      },
      "rapidReturn": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.RapidReturn.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.RapidReturn.Lead.Variants.Text")
            }
          ]
        },
        "before": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.RapidReturn.Before.Title.Variants.Text")
              }
            ]
          },
          "items": [
            {
              "text": html("html of SleepPlan.Plan.RapidReturn.Before.Items.Text")
            }
          ]
        },
        "steps": [
          {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.RapidReturn.Steps.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.RapidReturn.Steps.Body.Variants.Text")
                }
              ]
            }
          }
        ],
        "calledFor": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.RapidReturn.CalledFor.Variants.Text")
            }
          ]
        },
        "hard": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.RapidReturn.Hard.Variants.Text")
            }
          ]
        },
        "morning": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.RapidReturn.Morning.Variants.Text")
            }
          ]
        }
      },
      "dummy": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Dummy.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Dummy.Lead.Variants.Text")
            }
          ]
        },
        "safety": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Dummy.Safety.Variants.Text")
            }
          ]
        },
        "usage": {
          "all_time": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Usage.AllTime.Variants.Text")
              }
            ]
          },
          "night_only": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Usage.NightOnly.Variants.Text")
              }
            ]
          },
          "day_only": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Usage.DayOnly.Variants.Text")
              }
            ]
          },
          "asleep": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Usage.Asleep.Variants.Text")
              }
            ]
          }
        },
        "remove": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Remove.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Remove.Body.Variants.Text")
              }
            ]
          }
        },
        "keep": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Keep.Title.Variants.Text")
              }
            ]
          },
          "body": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Keep.Body.Variants.Text")
              }
            ]
          }
        },
        "older": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Dummy.Older.Variants.Text")
            }
          ]
        },
        "link": {
          "label": "SleepPlan.Plan.Dummy.Link.Label",
          "href": "SleepPlan.Plan.Dummy.Link.Href"
        }
      },
      "sameRoom": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.SameRoom.Title.Variants.Text")
            }
          ]
        },
        "lead": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.SameRoom.Lead.Variants.Text")
            }
          ]
        },
        "safety": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.SameRoom.Safety.Variants.Text")
            }
          ]
        },
        "points": [
          {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.SameRoom.Points.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.SameRoom.Points.Body.Variants.Text")
                }
              ]
            }
          }
        ],
        "moveOut": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.SameRoom.MoveOut.Variants.Text")
            }
          ]
        },
        "stages": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.SameRoom.Stages.Variants.Text")
            }
          ]
        },
        "link": {
          "label": "SleepPlan.Plan.SameRoom.Link.Label",
          "href": "SleepPlan.Plan.SameRoom.Link.Href"
        }
      },
      "tonight": {
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Tonight.Title.Variants.Text")
            }
          ]
        },
        "begin": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Begin.Title.Variants.Text")
              }
            ]
          },
          "note": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Begin.Note.Variants.Text")
              }
            ]
          },
          "stage": "SleepPlan.Plan.Tonight.Begin.Stage",
          "start": "SleepPlan.Plan.Tonight.Begin.Start"
        },
        "morning": {
          "question": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Morning.Question.Variants.Text")
              }
            ]
          },
          "yes": "SleepPlan.Plan.Tonight.Morning.Yes",
          "notYet": "SleepPlan.Plan.Tonight.Morning.NotYet",
          "noted": "SleepPlan.Plan.Tonight.Morning.Noted",
          "undo": "SleepPlan.Plan.Tonight.Morning.Undo"
        },
        "nights": {
          "stay": 7,
          "back": 7,
          "finish": 7
        },
        "stay": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Tonight.Stay.Variants.Text")
            }
          ]
        },
        "back": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Tonight.Back.Variants.Text")
            }
          ]
        },
        "stop": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Tonight.Stop.Variants.Text")
            }
          ]
        },
        "settled": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Tonight.Settled.Variants.Text")
            }
          ]
        },
        "finished": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Tonight.Finished.Variants.Text")
            }
          ]
        },
        "tooMuch": "SleepPlan.Plan.Tonight.TooMuch",
        "whole": "SleepPlan.Plan.Tonight.Whole",
        "tonight": "SleepPlan.Plan.Tonight.Tonight",
        "another": "SleepPlan.Plan.Tonight.Another"
      },
      "fridge": {
        "open": "SleepPlan.Plan.Fridge.Open",
        "print": "SleepPlan.Plan.Fridge.Print",
        "back": "SleepPlan.Plan.Fridge.Back",
        "title": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Fridge.Title.Variants.Text")
            }
          ]
        },
        "boxes": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Fridge.Boxes.Variants.Text")
            }
          ]
        },
        "tooMuch": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Fridge.TooMuch.Variants.Text")
            }
          ]
        },
        "emergency": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Fridge.Emergency.Variants.Text")
            }
          ]
        },
        "doctor": {
          "variants": [
            {
              "text": html("html of SleepPlan.Plan.Fridge.Doctor.Variants.Text")
            }
          ]
        }
      }
    }
  }, {
    "lead": html("html of SleepPlan.Lead"),
    "labels": {
      "progress": "",
      "print": "",
      "copy": "",
      "contents": "",
      "tonight": "",
      "night": "",
      "hard": "",
      "ready": "",
      "copied": "",
      "copyByHand": ""
    },
    "keeping": {
      "title": "",
      "note": html("html of SleepPlan.Keeping.Note"),
      "keep": "",
      "remove": "",
      "kept": "",
      "removed": "",
      "refused": "",
      "open": "",
      "again": "",
      "link": {
        "send": "",
        "note": html("html of SleepPlan.Keeping.Link.Note"),
        "subject": "",
        "copied": "",
        "byHand": "",
        "damaged": ""
      },
      "calendar": {
        "add": "",
        "event": "",
        "file": ""
      }
    },
    "plan": {
      "questions": {
        "childName": {
          "question": {
            "variants": []
          },
          "hint": {
            "variants": []
          },
          "label": "",
          "age": {
            "label": "",
            "hint": {
              "variants": []
            },
            "none": "",
            "choices": {
              "under-6-months": "",
              "6-8-months": "",
              "9-12-months": "",
              "13-17-months": "",
              "18-months-to-3-years": "",
              "over-3-years": ""
            }
          }
        },
        "arrangement": {
          "question": {
            "variants": []
          },
          "hint": {
            "variants": []
          },
          "choices": {
            "a": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "b": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "c": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "d": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "e": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "f": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            }
          },
          "shown": []
        },
        "goal": {
          "question": {
            "variants": []
          },
          "hint": {
            "variants": []
          },
          "choices": {
            "a": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "b": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            }
          },
          "shown": []
        },
        "methods": {
          "question": {
            "variants": []
          },
          "hint": {
            "variants": []
          },
          "choices": {
            "dummy": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "breast feeding": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "bottle feeding": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "rocking": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "shushing": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "patting": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            }
          },
          "shown": []
        },
        "sameRoom": {
          "question": {
            "variants": []
          },
          "hint": {
            "variants": []
          },
          "choices": {
            "yes": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "no": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            }
          },
          "shown": []
        },
        "dummy": {
          "question": {
            "variants": []
          },
          "hint": {
            "variants": []
          },
          "choices": {
            "all_time": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "night_only": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "day_only": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            },
            "no": {
              "label": {
                "variants": []
              },
              "note": {
                "variants": []
              }
            }
          },
          "shown": []
        }
      },
      "letter": {
        "greeting": {
          "variants": []
        },
        "opening": {
          "a": {
            "variants": []
          },
          "b": {
            "variants": []
          },
          "c": {
            "variants": []
          },
          "d": {
            "variants": []
          },
          "e": {
            "variants": []
          },
          "f": {
            "variants": []
          }
        },
        "goal": {
          "a": {
            "variants": []
          },
          "b": {
            "variants": []
          }
        },
        "methods": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "lines": {
            "dummy": {
              "variants": []
            },
            "breast feeding": {
              "variants": []
            },
            "bottle feeding": {
              "variants": []
            },
            "rocking": {
              "variants": []
            },
            "shushing": {
              "variants": []
            },
            "patting": {
              "variants": []
            }
          }
        },
        "expect": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "time": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "promise": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "keep": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "signature": {
          "variants": []
        }
      },
      "safety": {
        "age": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "unwell": {
          "variants": []
        },
        "coSleeping": {
          "never": {
            "title": {
              "variants": []
            },
            "items": []
          },
          "always": {
            "title": {
              "variants": []
            },
            "items": []
          },
          "instead": {
            "variants": []
          },
          "link": {
            "label": "",
            "href": ""
          }
        },
        "sleepingOnParent": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "feeds": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          },
          "link": {
            "label": "",
            "href": ""
          }
        },
        "tooMuch": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          },
          "help": {
            "variants": []
          }
        },
        "emergency": {
          "title": {
            "variants": []
          },
          "now": {
            "variants": []
          },
          "soon": {
            "variants": []
          },
          "link": {
            "label": "",
            "href": ""
          }
        }
      },
      "twoPhases": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "phases": [],
        "between": {
          "variants": []
        },
        "age": {
          "variants": []
        }
      },
      "coSleeping": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "firstStage": {
          "title": {
            "variants": []
          },
          "aim": {
            "variants": []
          },
          "tonight": {
            "variants": []
          },
          "steps": [],
          "with": {
            "dummy": {
              "variants": []
            },
            "breast feeding": {
              "variants": []
            },
            "bottle feeding": {
              "variants": []
            },
            "rocking": {
              "variants": []
            },
            "shushing": {
              "variants": []
            },
            "patting": {
              "variants": []
            }
          },
          "night": {
            "variants": []
          },
          "hard": {
            "variants": []
          },
          "ready": {
            "variants": []
          }
        },
        "notReady": {
          "variants": []
        },
        "after": {
          "variants": []
        },
        "stages": []
      },
      "cot": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "firstStage": {
          "title": {
            "variants": []
          },
          "aim": {
            "variants": []
          },
          "tonight": {
            "variants": []
          },
          "steps": [],
          "with": {
            "dummy": {
              "variants": []
            },
            "breast feeding": {
              "variants": []
            },
            "bottle feeding": {
              "variants": []
            },
            "rocking": {
              "variants": []
            },
            "shushing": {
              "variants": []
            },
            "patting": {
              "variants": []
            }
          },
          "night": {
            "variants": []
          },
          "hard": {
            "variants": []
          },
          "ready": {
            "variants": []
          }
        },
        "notReady": {
          "variants": []
        },
        "after": {
          "variants": []
        },
        "stages": []
      },
      "chestToFlat": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "steps": [],
        "awake": {
          "variants": []
        },
        "goal": {
          "variants": []
        },
        "link": {
          "label": "",
          "href": ""
        }
      },
      "day": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "bedtime": {
          "variants": []
        },
        "byAge": {
          "variants": []
        },
        "links": []
      },
      "rapidReturn": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "before": {
          "title": {
            "variants": []
          },
          "items": []
        },
        "steps": [],
        "calledFor": {
          "variants": []
        },
        "hard": {
          "variants": []
        },
        "morning": {
          "variants": []
        }
      },
      "dummy": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "safety": {
          "variants": []
        },
        "usage": {
          "all_time": {
            "variants": []
          },
          "night_only": {
            "variants": []
          },
          "day_only": {
            "variants": []
          },
          "asleep": {
            "variants": []
          }
        },
        "remove": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "keep": {
          "title": {
            "variants": []
          },
          "body": {
            "variants": []
          }
        },
        "older": {
          "variants": []
        },
        "link": {
          "label": "",
          "href": ""
        }
      },
      "sameRoom": {
        "title": {
          "variants": []
        },
        "lead": {
          "variants": []
        },
        "safety": {
          "variants": []
        },
        "points": [],
        "moveOut": {
          "variants": []
        },
        "stages": {
          "variants": []
        },
        "link": {
          "label": "",
          "href": ""
        }
      },
      "tonight": {
        "title": {
          "variants": []
        },
        "begin": {
          "title": {
            "variants": []
          },
          "note": {
            "variants": []
          },
          "stage": "",
          "start": ""
        },
        "morning": {
          "question": {
            "variants": []
          },
          "yes": "",
          "notYet": "",
          "noted": "",
          "undo": ""
        },
        "nights": {
          "stay": 7,
          "back": 7,
          "finish": 7
        },
        "stay": {
          "variants": []
        },
        "back": {
          "variants": []
        },
        "stop": {
          "variants": []
        },
        "settled": {
          "variants": []
        },
        "finished": {
          "variants": []
        },
        "tooMuch": "",
        "whole": "",
        "tonight": "",
        "another": ""
      },
      "fridge": {
        "open": "",
        "print": "",
        "back": "",
        "title": {
          "variants": []
        },
        "boxes": {
          "variants": []
        },
        "tooMuch": {
          "variants": []
        },
        "emergency": {
          "variants": []
        },
        "doctor": {
          "variants": []
        }
      }
    }
  }] satisfies [SleepPlan, SleepPlan],
  'EveryPlan': [{
    "pieces": [
      {
        "html": "EveryPlan.Pieces.HTML",
        "words": "EveryPlan.Pieces.Words"
      }
    ],
    "sections": [
      [
        7
      ]
    ],
    "placeholders": [
      {}
    ],
    "plans": [
      {
        "answers": {
          "arrangement": "EveryPlan.Plans.Answers.Arrangement",
          "goal": "EveryPlan.Plans.Answers.Goal",
          "methods": [
            "EveryPlan.Plans.Answers.Methods"
          ],
          "room": true,
          "dummy": "EveryPlan.Plans.Answers.Dummy",
          "phases": 7,
          "age": "EveryPlan.Plans.Answers.Age"
        },
        "placeholders": 7,
        "sections": [
          7
        ]
      }
    ],
    "asked": [
      "EveryPlan.Asked"
    ]
  }, {
    "pieces": [],
    "sections": [],
    "placeholders": [],
    "plans": [],
    "asked": []
  }] satisfies [EveryPlan, EveryPlan],
  'SleepSounds': [{
    "lead": html("html of SleepSounds.Lead"),
    "play": "SleepSounds.Play",
    "stop": "SleepSounds.Stop",
    "timer": {
      "label": "SleepSounds.Timer.Label",
      "off": "SleepSounds.Timer.Off",
      "minutes": [
        7
      ],
      "unit": "SleepSounds.Timer.Unit"
    },
    "failure": "SleepSounds.Failure",
    "picture": html("html of SleepSounds.Illustration.Picture")
  }, {
    "lead": html("html of SleepSounds.Lead"),
    "play": "",
    "stop": "",
    "timer": {
      "label": "",
      "off": "",
      "minutes": [],
      "unit": ""
    },
    "failure": ""
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
        "picture": html("html of Ad.Hero.Illustration.Picture"),
        "action": "Ad.Hero.Action"
      },
      "pains": {
        "eyebrow": "Ad.Pains.Eyebrow",
        "heading": "Ad.Pains.Heading",
        "lead": html("html of Ad.Pains.Lead"),
        "points": [
          {
            "icon": html("html of Ad.Pains.Points.Icon"),
            "picture": html("html of Ad.Pains.Points.Illustration.Picture"),
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
            "picture": html("html of Ad.Benefits.Points.Illustration.Picture"),
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
        "stars": 7,
        "picture": html("html of Ad.Story.Illustration.Picture")
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
        "picture": html("html of Ad.Closing.Illustration.Picture"),
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
      "id": 7,
      "date": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      },
      "author": "Article.Author",
      "excerpt": html("html of Article.Excerpt"),
      "category": "Article.Category",
      "picture": html("html of Article.Illustration.Picture"),
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
      "minutes": 7,
      "categoryPath": "Article.CategoryPath",
      "authorPath": "Article.AuthorPath",
      "newer": {
        "label": "Article.Newer.Label",
        "title": "Article.Newer.Title",
        "path": "Article.Newer.Path"
      },
      "older": {
        "label": "Article.Older.Label",
        "title": "Article.Older.Title",
        "path": "Article.Older.Path"
      },
      "related": [
        {
          "title": "Article.Related.Title",
          "description": "Article.Related.Description",
          "path": "Article.Related.Path",
          "emblem": html("html of Article.Related.Emblem"),
          "members": true
        }
      ]
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
      "id": 7,
      "date": {
        "iso": "2025-06-11",
        "text": "11 June 2025"
      },
      "author": "",
      "excerpt": html("html of Article.Excerpt"),
      "category": "",
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
      "topics": "Blog.Topics",
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
      "olderPath": "Blog.OlderPath",
      "answers": {
        "heading": "Blog.Answers.Heading",
        "lead": "Blog.Answers.Lead",
        "more": "Blog.Answers.More",
        "questions": [
          {
            "question": "Blog.Answers.Questions.Question",
            "tonight": [
              "Blog.Answers.Questions.Tonight"
            ],
            "path": "Blog.Answers.Questions.Path",
            "id": "Blog.Answers.Questions.ID",
            "guide": "Blog.Answers.Questions.Guide",
            "members": true,
            "calls": [
              {
                "label": "Blog.Answers.Questions.Calls.Label",
                "href": "Blog.Answers.Questions.Calls.Href"
              }
            ]
          }
        ]
      },
      "categoryLinks": [
        {
          "label": "Blog.CategoryLinks.Label",
          "href": "Blog.CategoryLinks.Href"
        }
      ],
      "all": {
        "label": "Blog.All.Label",
        "href": "Blog.All.Href"
      }
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
      "picture": html("html of Confirmation.Illustration.Picture"),
      "next": [
        {
          "icon": html("html of Confirmation.Next.Icon"),
          "picture": html("html of Confirmation.Next.Illustration.Picture"),
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
        "chooseAge": "Contact.Form.ChooseAge",
        "messageHint": "Contact.Form.MessageHint",
        "submitNote": html("html of Contact.Form.SubmitNote"),
        "errors": {
          "name": "Contact.Form.Errors.Name",
          "email": "Contact.Form.Errors.Email",
          "emailFormat": "Contact.Form.Errors.EmailFormat",
          "phone": "Contact.Form.Errors.Phone",
          "childAge": "Contact.Form.Errors.ChildAge"
        },
        "privacy": html("html of Contact.Form.Privacy"),
        "thanksHeading": "Contact.Form.ThanksHeading",
        "thanksText": html("html of Contact.Form.ThanksText"),
        "sent": "Contact.Form.Sent",
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
        "errors": {
          "name": "",
          "email": "",
          "emailFormat": ""
        },
        "privacy": html("html of Contact.Form.Privacy"),
        "thanksHeading": "",
        "thanksText": html("html of Contact.Form.ThanksText"),
        "sent": "",
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
      "plan": {
        "heading": "Dashboard.Plan.Heading",
        "text": html("html of Dashboard.Plan.Text"),
        "action": {
          "label": "Dashboard.Plan.Action.Label",
          "href": "Dashboard.Plan.Action.Href"
        }
      },
      "keptPlan": {
        "heading": "Dashboard.KeptPlan.Heading",
        "night": "Dashboard.KeptPlan.Night",
        "text": html("html of Dashboard.KeptPlan.Text"),
        "action": "Dashboard.KeptPlan.Action"
      },
      "modules": [
        {
          "title": "Dashboard.Modules.Title",
          "description": html("html of Dashboard.Modules.Description"),
          "icon": html("html of Dashboard.Modules.Icon"),
          "path": "Dashboard.Modules.Path"
        }
      ],
      "start": "Dashboard.Start",
      "saving": {
        "title": "Dashboard.Saving.Title",
        "note": html("html of Dashboard.Saving.Note"),
        "size": html("html of Dashboard.Saving.Size"),
        "save": "Dashboard.Saving.Save",
        "remove": "Dashboard.Saving.Remove",
        "saving": "Dashboard.Saving.Saving",
        "removed": "Dashboard.Saving.Removed",
        "full": "Dashboard.Saving.Full",
        "failed": "Dashboard.Saving.Failed",
        "unsupported": "Dashboard.Saving.Unsupported",
        "saved": html("html of Dashboard.Saving.Saved")
      },
      "answers": {
        "heading": "Dashboard.Answers.Heading",
        "lead": "Dashboard.Answers.Lead",
        "more": "Dashboard.Answers.More",
        "questions": [
          {
            "question": "Dashboard.Answers.Questions.Question",
            "tonight": [
              "Dashboard.Answers.Questions.Tonight"
            ],
            "path": "Dashboard.Answers.Questions.Path",
            "id": "Dashboard.Answers.Questions.ID",
            "guide": "Dashboard.Answers.Questions.Guide",
            "members": true,
            "calls": [
              {
                "label": "Dashboard.Answers.Questions.Calls.Label",
                "href": "Dashboard.Answers.Questions.Calls.Href"
              }
            ]
          }
        ]
      }
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
        "picture": html("html of DiscoveryCall.Hero.Illustration.Picture"),
        "action": "DiscoveryCall.Hero.Action"
      },
      "limited": {
        "month": "DiscoveryCall.Limited.Month",
        "title": "DiscoveryCall.Limited.Title",
        "text": html("html of DiscoveryCall.Limited.Text")
      },
      "story": {
        "id": 7,
        "name": "DiscoveryCall.Story.Name",
        "childAge": "DiscoveryCall.Story.ChildAge",
        "quote": html("html of DiscoveryCall.Story.Quote"),
        "stars": 7,
        "picture": html("html of DiscoveryCall.Story.Illustration.Picture")
      },
      "problems": {
        "eyebrow": "DiscoveryCall.Problems.Eyebrow",
        "heading": "DiscoveryCall.Problems.Heading",
        "lead": html("html of DiscoveryCall.Problems.Lead"),
        "points": [
          {
            "icon": html("html of DiscoveryCall.Problems.Points.Icon"),
            "picture": html("html of DiscoveryCall.Problems.Points.Illustration.Picture"),
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
        "picture": html("html of DiscoveryCall.Consultant.Illustration.Picture")
      },
      "reasons": {
        "eyebrow": "DiscoveryCall.Reasons.Eyebrow",
        "heading": "DiscoveryCall.Reasons.Heading",
        "lead": html("html of DiscoveryCall.Reasons.Lead"),
        "points": [
          {
            "icon": html("html of DiscoveryCall.Reasons.Points.Icon"),
            "picture": html("html of DiscoveryCall.Reasons.Points.Illustration.Picture"),
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
            "picture": html("html of DiscoveryCall.Consultation.Points.Illustration.Picture"),
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
      "consultation": {
        "heading": ""
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
      "now": [
        "Guide.Now"
      ],
      "calls": [
        {
          "label": "Guide.Calls.Label",
          "href": "Guide.Calls.Href"
        }
      ],
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
      "visitorsNext": {
        "heading": "Guide.VisitorsNext.Heading",
        "text": html("html of Guide.VisitorsNext.Text"),
        "action": {
          "label": "Guide.VisitorsNext.Action.Label",
          "href": "Guide.VisitorsNext.Action.Href"
        }
      },
      "relatedPages": [
        {
          "title": "Guide.RelatedPages.Title",
          "description": "Guide.RelatedPages.Description",
          "path": "Guide.RelatedPages.Path",
          "emblem": html("html of Guide.RelatedPages.Emblem"),
          "members": true
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
        "picture": html("html of Home.Hero.Illustration.Picture"),
        "figures": [
          {
            "value": "Home.Hero.Figures.Value",
            "label": "Home.Hero.Figures.Label",
            "basis": "Home.Hero.Figures.Basis",
            "asked": "Home.Hero.Figures.Asked",
            "period": "Home.Hero.Figures.Period"
          }
        ],
        "call": {
          "label": "Home.Hero.Call.Label",
          "href": "Home.Hero.Call.Href"
        },
        "action": {
          "label": "Home.Hero.Action.Label",
          "href": "Home.Hero.Action.Href"
        },
        "quiet": {
          "label": "Home.Hero.Quiet.Label",
          "href": "Home.Hero.Quiet.Href"
        },
        "prices": [
          {
            "title": "Home.Hero.Prices.Title",
            "price": "Home.Hero.Prices.Price"
          }
        ]
      },
      "struggles": {
        "eyebrow": "Home.Struggles.Eyebrow",
        "heading": "Home.Struggles.Heading",
        "lead": html("html of Home.Struggles.Lead"),
        "points": [
          {
            "icon": html("html of Home.Struggles.Points.Icon"),
            "picture": html("html of Home.Struggles.Points.Illustration.Picture"),
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
        "text": html("html of Home.Banner.Text")
      },
      "howItWorks": {
        "eyebrow": "Home.HowItWorks.Eyebrow",
        "heading": "Home.HowItWorks.Heading",
        "lead": html("html of Home.HowItWorks.Lead"),
        "points": [
          {
            "icon": html("html of Home.HowItWorks.Points.Icon"),
            "picture": html("html of Home.HowItWorks.Points.Illustration.Picture"),
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
            "picture": html("html of Home.WhyChooseUs.Points.Illustration.Picture"),
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
            "picture": html("html of Home.Stories.Points.Illustration.Picture"),
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
            "picture": html("html of Home.Consultation.Points.Illustration.Picture"),
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
          "stars": 7,
          "picture": html("html of Home.Testimonials.Illustration.Picture")
        }
      ],
      "answers": {
        "heading": "Home.Answers.Heading",
        "lead": "Home.Answers.Lead",
        "more": "Home.Answers.More",
        "questions": [
          {
            "question": "Home.Answers.Questions.Question",
            "tonight": [
              "Home.Answers.Questions.Tonight"
            ],
            "path": "Home.Answers.Questions.Path",
            "id": "Home.Answers.Questions.ID",
            "guide": "Home.Answers.Questions.Guide",
            "members": true,
            "calls": [
              {
                "label": "Home.Answers.Questions.Calls.Label",
                "href": "Home.Answers.Questions.Calls.Href"
              }
            ]
          }
        ]
      }
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
        "heading": "",
        "lead": html("html of Home.Hero.Lead"),
        "figures": [],
        "call": {
          "label": "",
          "href": ""
        },
        "prices": []
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
      "picture": html("html of Login.Illustration.Picture"),
      "noCrypto": "Login.NoCrypto",
      "showPassword": "Login.ShowPassword",
      "submit": "Login.Submit",
      "wanted": "Login.Wanted",
      "sharedWindow": "Login.SharedWindow",
      "openAlone": "Login.OpenAlone",
      "noScripts": "Login.NoScripts",
      "verifier": {
        "salt": "Login.Verifier.Salt",
        "hash": "Login.Verifier.Hash",
        "iterations": 7
      },
      "lock": {
        "library": "Login.Lock.Library",
        "salt": "Login.Lock.Salt",
        "iterations": 7,
        "keys": [
          "Login.Lock.Keys"
        ]
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
      "noCrypto": "",
      "showPassword": "",
      "submit": "",
      "wanted": "",
      "sharedWindow": "",
      "openAlone": "",
      "noScripts": ""
    },
    "site": bareSite
  }] satisfies [PageOf<'login'>, PageOf<'login'>],
  'next-sleep page': [{
    "path": "Page.Path",
    "template": "next-sleep",
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
      "lead": html("html of NextSleep.Lead"),
      "fields": {
        "born": "NextSleep.Fields.Born",
        "early": "NextSleep.Fields.Early",
        "earlyHint": "NextSleep.Fields.EarlyHint",
        "woke": "NextSleep.Fields.Woke",
        "nap": "NextSleep.Fields.Nap",
        "long": "NextSleep.Fields.Long",
        "short": "NextSleep.Fields.Short",
        "naps": "NextSleep.Fields.Naps",
        "oneNap": "NextSleep.Fields.OneNap",
        "more": "NextSleep.Fields.More",
        "bedtime": "NextSleep.Fields.Bedtime",
        "remember": "NextSleep.Fields.Remember"
      },
      "answers": {
        "title": "NextSleep.Answers.Title",
        "between": html("html of NextSleep.Answers.Between"),
        "around": html("html of NextSleep.Answers.Around"),
        "lastNap": html("html of NextSleep.Answers.LastNap"),
        "lastNapAround": html("html of NextSleep.Answers.LastNapAround"),
        "own": html("html of NextSleep.Answers.Own"),
        "from": html("html of NextSleep.Answers.From"),
        "tooYoung": html("html of NextSleep.Answers.TooYoung"),
        "night": html("html of NextSleep.Answers.Night"),
        "tonight": {
          "label": "NextSleep.Answers.Tonight.Label",
          "href": "NextSleep.Answers.Tonight.Href"
        },
        "unborn": html("html of NextSleep.Answers.Unborn"),
        "waiting": html("html of NextSleep.Answers.Waiting")
      },
      "windows": [
        {
          "age": "NextSleep.Windows.Age",
          "fromMonths": 7,
          "afterLong": {
            "from": 7,
            "to": 7
          },
          "afterShort": {
            "from": 7,
            "to": 7
          }
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "next-sleep",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of NextSleep.Lead"),
      "fields": {
        "born": "",
        "early": "",
        "earlyHint": "",
        "woke": "",
        "nap": "",
        "long": "",
        "short": "",
        "naps": "",
        "oneNap": "",
        "more": "",
        "bedtime": "",
        "remember": ""
      },
      "answers": {
        "title": "",
        "between": html("html of NextSleep.Answers.Between"),
        "around": html("html of NextSleep.Answers.Around"),
        "lastNap": html("html of NextSleep.Answers.LastNap"),
        "lastNapAround": html("html of NextSleep.Answers.LastNapAround"),
        "own": html("html of NextSleep.Answers.Own"),
        "from": html("html of NextSleep.Answers.From"),
        "tooYoung": html("html of NextSleep.Answers.TooYoung"),
        "night": html("html of NextSleep.Answers.Night"),
        "tonight": {
          "label": "",
          "href": ""
        },
        "unborn": html("html of NextSleep.Answers.Unborn"),
        "waiting": html("html of NextSleep.Answers.Waiting")
      },
      "windows": []
    },
    "site": bareSite
  }] satisfies [PageOf<'next-sleep'>, PageOf<'next-sleep'>],
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
      "picture": html("html of NotFound.Illustration.Picture")
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
  'offline page': [{
    "path": "Page.Path",
    "template": "offline",
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
      "text": "Offline.Text",
      "again": "Offline.Again",
      "picture": html("html of Offline.Illustration.Picture"),
      "links": [
        {
          "label": "Offline.Links.Label",
          "href": "Offline.Links.Href"
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "offline",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "text": "",
      "again": "",
      "links": []
    },
    "site": bareSite
  }] satisfies [PageOf<'offline'>, PageOf<'offline'>],
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
  'safe-tonight page': [{
    "path": "Page.Path",
    "template": "safe-tonight",
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
      "lead": html("html of SafeTonight.Lead"),
      "now": [
        "SafeTonight.Now"
      ],
      "questions": [
        {
          "id": "SafeTonight.Questions.ID",
          "question": "SafeTonight.Questions.Question",
          "when": [
            "SafeTonight.Questions.When"
          ],
          "answers": [
            {
              "id": "SafeTonight.Questions.Answers.ID",
              "label": "SafeTonight.Questions.Answers.Label",
              "verdict": "SafeTonight.Questions.Answers.Verdict"
            }
          ]
        }
      ],
      "verdicts": [
        {
          "id": "SafeTonight.Verdicts.ID",
          "kind": "fine",
          "title": "SafeTonight.Verdicts.Title",
          "now": [
            "SafeTonight.Verdicts.Now"
          ]
        }
      ],
      "labels": {
        "answer": "SafeTonight.Labels.Answer",
        "waiting": "SafeTonight.Labels.Waiting",
        "again": "SafeTonight.Labels.Again",
        "every": "SafeTonight.Labels.Every",
        "kept": "SafeTonight.Labels.Kept"
      }
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "safe-tonight",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of SafeTonight.Lead"),
      "now": [],
      "questions": [],
      "verdicts": [],
      "labels": {
        "answer": "",
        "waiting": "",
        "again": "",
        "every": "",
        "kept": ""
      }
    },
    "site": bareSite
  }] satisfies [PageOf<'safe-tonight'>, PageOf<'safe-tonight'>],
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
          "picture": html("html of Services.Offers.Illustration.Picture"),
          "terms": html("html of Services.Offers.Terms")
        }
      ],
      "limited": {
        "month": "Services.Limited.Month",
        "title": "Services.Limited.Title",
        "text": html("html of Services.Limited.Text")
      },
      "package": {
        "heading": "Services.Package.Heading",
        "lead": html("html of Services.Package.Lead"),
        "features": [
          {
            "id": "Services.Package.Features.ID",
            "icon": html("html of Services.Package.Features.Icon"),
            "title": "Services.Package.Features.Title",
            "description": html("html of Services.Package.Features.Description")
          }
        ]
      },
      "choosing": {
        "eyebrow": "Services.Choosing.Eyebrow",
        "heading": "Services.Choosing.Heading",
        "lead": html("html of Services.Choosing.Lead"),
        "points": [
          {
            "icon": html("html of Services.Choosing.Points.Icon"),
            "picture": html("html of Services.Choosing.Points.Illustration.Picture"),
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
        "picture": html("html of Services.Unsure.Illustration.Picture"),
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
      "purchaseToast": ""
    },
    "site": bareSite
  }] satisfies [PageOf<'services'>, PageOf<'services'>],
  'sleep-diary page': [{
    "path": "Page.Path",
    "template": "sleep-diary",
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
      "lead": html("html of SleepDiary.Lead"),
      "now": {
        "asleep": "SleepDiary.Now.Asleep",
        "awake": "SleepDiary.Now.Awake",
        "feed": "SleepDiary.Now.Feed",
        "asleepSince": "SleepDiary.Now.AsleepSince",
        "awakeSince": "SleepDiary.Now.AwakeSince",
        "empty": "SleepDiary.Now.Empty",
        "fellAsleep": "SleepDiary.Now.FellAsleep",
        "woke": "SleepDiary.Now.Woke",
        "fed": "SleepDiary.Now.Fed",
        "removed": "SleepDiary.Now.Removed",
        "undo": "SleepDiary.Now.Undo",
        "forgotten": "SleepDiary.Now.Forgotten",
        "wokeAt": "SleepDiary.Now.WokeAt",
        "nextSleep": {
          "label": "SleepDiary.Now.NextSleep.Label",
          "href": "SleepDiary.Now.NextSleep.Href"
        }
      },
      "picture": {
        "title": "SleepDiary.Picture.Title",
        "sleep": "SleepDiary.Picture.Sleep",
        "waking": "SleepDiary.Picture.Waking",
        "feed": "SleepDiary.Picture.Feed",
        "table": "SleepDiary.Picture.Table",
        "date": "SleepDiary.Picture.Date",
        "naps": "SleepDiary.Picture.Naps",
        "night": "SleepDiary.Picture.Night",
        "all": "SleepDiary.Picture.All",
        "wakings": "SleepDiary.Picture.Wakings",
        "feeds": "SleepDiary.Picture.Feeds"
      },
      "day": {
        "earlier": "SleepDiary.Day.Earlier",
        "later": "SleepDiary.Day.Later",
        "empty": "SleepDiary.Day.Empty",
        "add": "SleepDiary.Day.Add",
        "change": "SleepDiary.Day.Change",
        "asleep": "SleepDiary.Day.Asleep",
        "woke": "SleepDiary.Day.Woke",
        "up": "SleepDiary.Day.Up",
        "save": "SleepDiary.Day.Save",
        "remove": "SleepDiary.Day.Remove",
        "overlap": "SleepDiary.Day.Overlap",
        "future": "SleepDiary.Day.Future",
        "awakeBefore": "SleepDiary.Day.AwakeBefore",
        "stillAsleep": "SleepDiary.Day.StillAsleep",
        "wasUp": "SleepDiary.Day.WasUp",
        "firstWaking": "SleepDiary.Day.FirstWaking",
        "line": "SleepDiary.Day.Line",
        "note": html("html of SleepDiary.Day.Note")
      },
      "average": {
        "title": "SleepDiary.Average.Title",
        "days": html("html of SleepDiary.Average.Days"),
        "age": html("html of SleepDiary.Average.Age"),
        "anyAge": html("html of SleepDiary.Average.AnyAge"),
        "enough": html("html of SleepDiary.Average.Enough")
      },
      "keeping": {
        "note": html("html of SleepDiary.Keeping.Note"),
        "remove": "SleepDiary.Keeping.Remove",
        "confirm": "SleepDiary.Keeping.Confirm",
        "yes": "SleepDiary.Keeping.Yes",
        "no": "SleepDiary.Keeping.No",
        "refused": "SleepDiary.Keeping.Refused"
      },
      "sheet": {
        "print": "SleepDiary.Sheet.Print",
        "title": "SleepDiary.Sheet.Title",
        "name": "SleepDiary.Sheet.Name",
        "day": "SleepDiary.Sheet.Day",
        "columns": [
          "SleepDiary.Sheet.Columns"
        ]
      },
      "needs": [
        {
          "age": "SleepDiary.Needs.Age",
          "fromMonths": 7,
          "sleep": "SleepDiary.Needs.Sleep"
        }
      ]
    },
    "site": wholeSite
  }, {
    "path": "",
    "template": "sleep-diary",
    "access": "public",
    "title": "",
    "description": "",
    "body": [],
    "headings": [],
    "content": {
      "lead": html("html of SleepDiary.Lead"),
      "now": {
        "asleep": "",
        "awake": "",
        "feed": "",
        "asleepSince": "",
        "awakeSince": "",
        "empty": "",
        "fellAsleep": "",
        "woke": "",
        "fed": "",
        "removed": "",
        "undo": "",
        "forgotten": "",
        "wokeAt": "",
        "nextSleep": {
          "label": "",
          "href": ""
        }
      },
      "picture": {
        "title": "",
        "sleep": "",
        "waking": "",
        "feed": "",
        "table": "",
        "date": "",
        "naps": "",
        "night": "",
        "all": "",
        "wakings": "",
        "feeds": ""
      },
      "day": {
        "earlier": "",
        "later": "",
        "empty": "",
        "add": "",
        "change": "",
        "asleep": "",
        "woke": "",
        "up": "",
        "save": "",
        "remove": "",
        "overlap": "",
        "future": "",
        "awakeBefore": "",
        "stillAsleep": "",
        "wasUp": "",
        "firstWaking": "",
        "line": "",
        "note": html("html of SleepDiary.Day.Note")
      },
      "average": {
        "title": "",
        "days": html("html of SleepDiary.Average.Days"),
        "age": html("html of SleepDiary.Average.Age"),
        "anyAge": html("html of SleepDiary.Average.AnyAge"),
        "enough": html("html of SleepDiary.Average.Enough")
      },
      "keeping": {
        "note": html("html of SleepDiary.Keeping.Note"),
        "remove": "",
        "confirm": "",
        "yes": "",
        "no": "",
        "refused": ""
      },
      "sheet": {
        "print": "",
        "title": "",
        "name": "",
        "day": "",
        "columns": []
      },
      "needs": []
    },
    "site": bareSite
  }] satisfies [PageOf<'sleep-diary'>, PageOf<'sleep-diary'>],
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
        "progress": "SleepPlan.Labels.Progress",
        "print": "SleepPlan.Labels.Print",
        "copy": "SleepPlan.Labels.Copy",
        "contents": "SleepPlan.Labels.Contents",
        "tonight": "SleepPlan.Labels.Tonight",
        "night": "SleepPlan.Labels.Night",
        "hard": "SleepPlan.Labels.Hard",
        "ready": "SleepPlan.Labels.Ready",
        "copied": "SleepPlan.Labels.Copied",
        "copyByHand": "SleepPlan.Labels.CopyByHand"
      },
      "keeping": {
        "title": "SleepPlan.Keeping.Title",
        "note": html("html of SleepPlan.Keeping.Note"),
        "keep": "SleepPlan.Keeping.Keep",
        "remove": "SleepPlan.Keeping.Remove",
        "kept": "SleepPlan.Keeping.Kept",
        "removed": "SleepPlan.Keeping.Removed",
        "refused": "SleepPlan.Keeping.Refused",
        "open": "SleepPlan.Keeping.Open",
        "again": "SleepPlan.Keeping.Again",
        "link": {
          "send": "SleepPlan.Keeping.Link.Send",
          "note": html("html of SleepPlan.Keeping.Link.Note"),
          "subject": "SleepPlan.Keeping.Link.Subject",
          "copied": "SleepPlan.Keeping.Link.Copied",
          "byHand": "SleepPlan.Keeping.Link.ByHand",
          "damaged": "SleepPlan.Keeping.Link.Damaged"
        },
        "calendar": {
          "add": "SleepPlan.Keeping.Calendar.Add",
          "event": "SleepPlan.Keeping.Calendar.Event",
          "file": "SleepPlan.Keeping.Calendar.File"
        }
      },
      "plan": {
        "questions": {
          "childName": {
            "question": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Question.Variants.Text")
                }
              ]
            },
            "hint": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.ChildName.Asked.Hint.Variants.Text")
                }
              ]
            },
            "label": "SleepPlan.Plan.Questions.ChildName.Label",
            "age": {
              "label": "SleepPlan.Plan.Questions.ChildName.Age.Label",
              "hint": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Questions.ChildName.Age.Hint.Variants.Text")
                  }
                ]
              },
              "none": "SleepPlan.Plan.Questions.ChildName.Age.None",
              "choices": {
                "under-6-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.UnderSixMonths",
                "6-8-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.SixToEight",
                "9-12-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.NineToTwelve",
                "13-17-months": "SleepPlan.Plan.Questions.ChildName.Age.Choices.ThirteenToSeventeen",
                "18-months-to-3-years": "SleepPlan.Plan.Questions.ChildName.Age.Choices.ToThreeYears",
                "over-3-years": "SleepPlan.Plan.Questions.ChildName.Age.Choices.OverThreeYears"
              }
            }
          },
          "arrangement": {
            "question": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Question.Variants.Text")
                }
              ]
            },
            "hint": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Arrangement.Asked.Hint.Variants.Text")
                }
              ]
            },
            "choices": {
              "a": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.A.Note.Variants.Text")
                    }
                  ]
                }
              },
              "b": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.B.Note.Variants.Text")
                    }
                  ]
                }
              },
              "c": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.C.Note.Variants.Text")
                    }
                  ]
                }
              },
              "d": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.D.Note.Variants.Text")
                    }
                  ]
                }
              },
              "e": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.E.Note.Variants.Text")
                    }
                  ]
                }
              },
              "f": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Arrangement.Choices.F.Note.Variants.Text")
                    }
                  ]
                }
              }
            },
            "shown": [
              "SleepPlan.Plan.Questions.Arrangement.Shown"
            ]
          },
          "goal": {
            "question": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Goal.Asked.Question.Variants.Text")
                }
              ]
            },
            "hint": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Goal.Asked.Hint.Variants.Text")
                }
              ]
            },
            "choices": {
              "a": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.A.Note.Variants.Text")
                    }
                  ]
                }
              },
              "b": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Goal.Choices.B.Note.Variants.Text")
                    }
                  ]
                }
              }
            },
            "shown": [
              "SleepPlan.Plan.Questions.Goal.Shown"
            ]
          },
          "methods": {
            "question": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Methods.Asked.Question.Variants.Text")
                }
              ]
            },
            "hint": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Methods.Asked.Hint.Variants.Text")
                }
              ]
            },
            "choices": {
              "dummy": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Dummy.Note.Variants.Text")
                    }
                  ]
                }
              },
              "breast feeding": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BreastFeeding.Note.Variants.Text")
                    }
                  ]
                }
              },
              "bottle feeding": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.BottleFeeding.Note.Variants.Text")
                    }
                  ]
                }
              },
              "rocking": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Rocking.Note.Variants.Text")
                    }
                  ]
                }
              },
              "shushing": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Shushing.Note.Variants.Text")
                    }
                  ]
                }
              },
              "patting": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Methods.Choices.Patting.Note.Variants.Text")
                    }
                  ]
                }
              }
            },
            "shown": [
              "SleepPlan.Plan.Questions.Methods.Shown"
            ]
          },
          "sameRoom": {
            "question": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Question.Variants.Text")
                }
              ]
            },
            "hint": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.SameRoom.Asked.Hint.Variants.Text")
                }
              ]
            },
            "choices": {
              "yes": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.Yes.Note.Variants.Text")
                    }
                  ]
                }
              },
              "no": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.SameRoom.Choices.No.Note.Variants.Text")
                    }
                  ]
                }
              }
            },
            "shown": [
              "SleepPlan.Plan.Questions.SameRoom.Shown"
            ]
          },
          "dummy": {
            "question": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Question.Variants.Text")
                }
              ]
            },
            "hint": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Questions.Dummy.Asked.Hint.Variants.Text")
                }
              ]
            },
            "choices": {
              "all_time": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.AllTime.Note.Variants.Text")
                    }
                  ]
                }
              },
              "night_only": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.NightOnly.Note.Variants.Text")
                    }
                  ]
                }
              },
              "day_only": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.DayOnly.Note.Variants.Text")
                    }
                  ]
                }
              },
              "no": {
                "label": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Label.Variants.Text")
                    }
                  ]
                },
                "note": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Questions.Dummy.Choices.No.Note.Variants.Text")
                    }
                  ]
                }
              }
            },
            "shown": [
              "SleepPlan.Plan.Questions.Dummy.Shown"
            ]
          }
        },
        "letter": {
          "greeting": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Greeting.Variants.Text")
              }
            ]
          },
          "opening": {
            "a": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Opening.A.Variants.Text")
                }
              ]
            },
            "b": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Opening.B.Variants.Text")
                }
              ]
            },
            "c": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Opening.C.Variants.Text")
                }
              ]
            },
            "d": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Opening.D.Variants.Text")
                }
              ]
            },
            "e": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Opening.E.Variants.Text")
                }
              ]
            },
            "f": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Opening.F.Variants.Text")
                }
              ]
            }
          },
          "goal": {
            "a": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Goal.A.Variants.Text")
                }
              ]
            },
            "b": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Goal.B.Variants.Text")
                }
              ]
            }
          },
          "methods": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Title.Variants.Text")
                }
              ]
            },
            "lead": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Methods.Lead.Variants.Text")
                }
              ]
            },
            "lines": {
              "dummy": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Dummy.Variants.Text")
                  }
                ]
              },
              "breast feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.BreastFeeding.Variants.Text")
                  }
                ]
              },
              "bottle feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.BottleFeeding.Variants.Text")
                  }
                ]
              },
              "rocking": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Rocking.Variants.Text")
                  }
                ]
              },
              "shushing": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Shushing.Variants.Text")
                  }
                ]
              },
              "patting": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Letter.Methods.Lines.Patting.Variants.Text")
                  }
                ]
              }
            }
          },
          "expect": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Expect.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Expect.Body.Variants.Text")
                }
              ]
            }
          },
          "time": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Time.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Time.Body.Variants.Text")
                }
              ]
            }
          },
          "promise": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Promise.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Promise.Body.Variants.Text")
                }
              ]
            }
          },
          "keep": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Keep.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Letter.Keep.Body.Variants.Text")
                }
              ]
            }
          },
          "signature": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Letter.Signature.Variants.Text")
              }
            ]
          }
        },
        "safety": {
          "age": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.Age.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.Age.Body.Variants.Text")
                }
              ]
            }
          },
          "unwell": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Safety.Unwell.Variants.Text")
              }
            ]
          },
          "coSleeping": {
            "never": {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Title.Variants.Text")
                  }
                ]
              },
              "items": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Never.Items.Text")
                }
              ]
            },
            "always": {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Title.Variants.Text")
                  }
                ]
              },
              "items": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Always.Items.Text")
                }
              ]
            },
            "instead": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.CoSleeping.Instead.Variants.Text")
                }
              ]
            },
            "link": {
              "label": "SleepPlan.Plan.Safety.CoSleeping.Link.Label",
              "href": "SleepPlan.Plan.Safety.CoSleeping.Link.Href"
            }
          },
          "sleepingOnParent": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.SleepingOnParent.Body.Variants.Text")
                }
              ]
            }
          },
          "feeds": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.Feeds.Passage.Body.Variants.Text")
                }
              ]
            },
            "link": {
              "label": "SleepPlan.Plan.Safety.Feeds.Link.Label",
              "href": "SleepPlan.Plan.Safety.Feeds.Link.Href"
            }
          },
          "tooMuch": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.TooMuch.Passage.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.TooMuch.Passage.Body.Variants.Text")
                }
              ]
            },
            "help": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.TooMuch.Help.Variants.Text")
                }
              ]
            }
          },
          "emergency": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.Emergency.Title.Variants.Text")
                }
              ]
            },
            "now": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.Emergency.Now.Variants.Text")
                }
              ]
            },
            "soon": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Safety.Emergency.Soon.Variants.Text")
                }
              ]
            },
            "link": {
              "label": "SleepPlan.Plan.Safety.Emergency.Link.Label",
              "href": "SleepPlan.Plan.Safety.Emergency.Link.Href"
            }
          }
        },
        "twoPhases": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.TwoPhases.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.TwoPhases.Lead.Variants.Text")
              }
            ]
          },
          "phases": [
            {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.TwoPhases.Phases.Title.Variants.Text")
                  }
                ]
              },
              "body": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.TwoPhases.Phases.Body.Variants.Text")
                  }
                ]
              }
            }
          ],
          "between": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.TwoPhases.Between.Variants.Text")
              }
            ]
          },
          "age": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.TwoPhases.Age.Variants.Text")
              }
            ]
          }
        },
        "coSleeping": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.Lead.Variants.Text")
              }
            ]
          },
          "firstStage": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Title.Variants.Text")
                }
              ]
            },
            "aim": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Aim.Variants.Text")
                }
              ]
            },
            "tonight": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Tonight.Variants.Text")
                }
              ]
            },
            "steps": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Steps.Text")
              }
            ],
            "with": {
              "dummy": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Dummy.Variants.Text")
                  }
                ]
              },
              "breast feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BreastFeeding.Variants.Text")
                  }
                ]
              },
              "bottle feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.BottleFeeding.Variants.Text")
                  }
                ]
              },
              "rocking": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Rocking.Variants.Text")
                  }
                ]
              },
              "shushing": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Shushing.Variants.Text")
                  }
                ]
              },
              "patting": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.With.Patting.Variants.Text")
                  }
                ]
              }
            },
            "night": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Night.Variants.Text")
                }
              ]
            },
            "hard": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Hard.Variants.Text")
                }
              ]
            },
            "ready": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Approach.FirstStage.Ready.Variants.Text")
                }
              ]
            }
          },
          "notReady": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.NotReady.Variants.Text")
              }
            ]
          },
          "after": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.CoSleeping.Approach.After.Variants.Text")
              }
            ]
          },
          "stages": [
            {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Title.Variants.Text")
                  }
                ]
              },
              "aim": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Aim.Variants.Text")
                  }
                ]
              },
              "tonight": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Tonight.Variants.Text")
                  }
                ]
              },
              "steps": [
                {
                  "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Steps.Text")
                }
              ],
              "with": {
                "dummy": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Dummy.Variants.Text")
                    }
                  ]
                },
                "breast feeding": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BreastFeeding.Variants.Text")
                    }
                  ]
                },
                "bottle feeding": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.BottleFeeding.Variants.Text")
                    }
                  ]
                },
                "rocking": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Rocking.Variants.Text")
                    }
                  ]
                },
                "shushing": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Shushing.Variants.Text")
                    }
                  ]
                },
                "patting": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.CoSleeping.Stages.With.Patting.Variants.Text")
                    }
                  ]
                }
              },
              "night": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Night.Variants.Text")
                  }
                ]
              },
              "hard": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Hard.Variants.Text")
                  }
                ]
              },
              "ready": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.CoSleeping.Stages.Ready.Variants.Text")
                  }
                ]
              }
            }
          ]
        },
        "cot": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.Lead.Variants.Text")
              }
            ]
          },
          "firstStage": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Title.Variants.Text")
                }
              ]
            },
            "aim": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Aim.Variants.Text")
                }
              ]
            },
            "tonight": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Tonight.Variants.Text")
                }
              ]
            },
            "steps": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Steps.Text")
              }
            ],
            "with": {
              "dummy": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Dummy.Variants.Text")
                  }
                ]
              },
              "breast feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BreastFeeding.Variants.Text")
                  }
                ]
              },
              "bottle feeding": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.BottleFeeding.Variants.Text")
                  }
                ]
              },
              "rocking": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Rocking.Variants.Text")
                  }
                ]
              },
              "shushing": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Shushing.Variants.Text")
                  }
                ]
              },
              "patting": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.With.Patting.Variants.Text")
                  }
                ]
              }
            },
            "night": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Night.Variants.Text")
                }
              ]
            },
            "hard": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Hard.Variants.Text")
                }
              ]
            },
            "ready": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Approach.FirstStage.Ready.Variants.Text")
                }
              ]
            }
          },
          "notReady": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.NotReady.Variants.Text")
              }
            ]
          },
          "after": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Cot.Approach.After.Variants.Text")
              }
            ]
          },
          "stages": [
            {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.Title.Variants.Text")
                  }
                ]
              },
              "aim": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.Aim.Variants.Text")
                  }
                ]
              },
              "tonight": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.Tonight.Variants.Text")
                  }
                ]
              },
              "steps": [
                {
                  "text": html("html of SleepPlan.Plan.Cot.Stages.Steps.Text")
                }
              ],
              "with": {
                "dummy": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Cot.Stages.With.Dummy.Variants.Text")
                    }
                  ]
                },
                "breast feeding": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Cot.Stages.With.BreastFeeding.Variants.Text")
                    }
                  ]
                },
                "bottle feeding": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Cot.Stages.With.BottleFeeding.Variants.Text")
                    }
                  ]
                },
                "rocking": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Cot.Stages.With.Rocking.Variants.Text")
                    }
                  ]
                },
                "shushing": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Cot.Stages.With.Shushing.Variants.Text")
                    }
                  ]
                },
                "patting": {
                  "variants": [
                    {
                      "text": html("html of SleepPlan.Plan.Cot.Stages.With.Patting.Variants.Text")
                    }
                  ]
                }
              },
              "night": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.Night.Variants.Text")
                  }
                ]
              },
              "hard": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.Hard.Variants.Text")
                  }
                ]
              },
              "ready": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.Cot.Stages.Ready.Variants.Text")
                  }
                ]
              }
            }
          ]
        },
        "chestToFlat": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.ChestToFlat.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.ChestToFlat.Lead.Variants.Text")
              }
            ]
          },
          "steps": [
            {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.ChestToFlat.Steps.Title.Variants.Text")
                  }
                ]
              },
              "body": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.ChestToFlat.Steps.Body.Variants.Text")
                  }
                ]
              }
            }
          ],
          "awake": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.ChestToFlat.Awake.Variants.Text")
              }
            ]
          },
          "goal": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.ChestToFlat.Goal.Variants.Text")
              }
            ]
          },
          "link": {
            "label": "SleepPlan.Plan.ChestToFlat.Link.Label",
            "href": "SleepPlan.Plan.ChestToFlat.Link.Href"
          }
        },
        "day": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Day.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Day.Lead.Variants.Text")
              }
            ]
          },
          "bedtime": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Day.Bedtime.Variants.Text")
              }
            ]
          },
          "byAge": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Day.ByAge.Variants.Text")
              }
            ]
          },
          "links": [
            {
              "label": "SleepPlan.Plan.Day.Links.Label",
              "href": "SleepPlan.Plan.Day.Links.Href"
            }
          ]
        },
        "rapidReturn": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.RapidReturn.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.RapidReturn.Lead.Variants.Text")
              }
            ]
          },
          "before": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.RapidReturn.Before.Title.Variants.Text")
                }
              ]
            },
            "items": [
              {
                "text": html("html of SleepPlan.Plan.RapidReturn.Before.Items.Text")
              }
            ]
          },
          "steps": [
            {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.RapidReturn.Steps.Title.Variants.Text")
                  }
                ]
              },
              "body": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.RapidReturn.Steps.Body.Variants.Text")
                  }
                ]
              }
            }
          ],
          "calledFor": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.RapidReturn.CalledFor.Variants.Text")
              }
            ]
          },
          "hard": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.RapidReturn.Hard.Variants.Text")
              }
            ]
          },
          "morning": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.RapidReturn.Morning.Variants.Text")
              }
            ]
          }
        },
        "dummy": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Lead.Variants.Text")
              }
            ]
          },
          "safety": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Safety.Variants.Text")
              }
            ]
          },
          "usage": {
            "all_time": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Usage.AllTime.Variants.Text")
                }
              ]
            },
            "night_only": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Usage.NightOnly.Variants.Text")
                }
              ]
            },
            "day_only": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Usage.DayOnly.Variants.Text")
                }
              ]
            },
            "asleep": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Usage.Asleep.Variants.Text")
                }
              ]
            }
          },
          "remove": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Remove.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Remove.Body.Variants.Text")
                }
              ]
            }
          },
          "keep": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Keep.Title.Variants.Text")
                }
              ]
            },
            "body": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Dummy.Keep.Body.Variants.Text")
                }
              ]
            }
          },
          "older": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Dummy.Older.Variants.Text")
              }
            ]
          },
          "link": {
            "label": "SleepPlan.Plan.Dummy.Link.Label",
            "href": "SleepPlan.Plan.Dummy.Link.Href"
          }
        },
        "sameRoom": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.SameRoom.Title.Variants.Text")
              }
            ]
          },
          "lead": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.SameRoom.Lead.Variants.Text")
              }
            ]
          },
          "safety": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.SameRoom.Safety.Variants.Text")
              }
            ]
          },
          "points": [
            {
              "title": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.SameRoom.Points.Title.Variants.Text")
                  }
                ]
              },
              "body": {
                "variants": [
                  {
                    "text": html("html of SleepPlan.Plan.SameRoom.Points.Body.Variants.Text")
                  }
                ]
              }
            }
          ],
          "moveOut": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.SameRoom.MoveOut.Variants.Text")
              }
            ]
          },
          "stages": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.SameRoom.Stages.Variants.Text")
              }
            ]
          },
          "link": {
            "label": "SleepPlan.Plan.SameRoom.Link.Label",
            "href": "SleepPlan.Plan.SameRoom.Link.Href"
          }
        },
        "tonight": {
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Title.Variants.Text")
              }
            ]
          },
          "begin": {
            "title": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Tonight.Begin.Title.Variants.Text")
                }
              ]
            },
            "note": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Tonight.Begin.Note.Variants.Text")
                }
              ]
            },
            "stage": "SleepPlan.Plan.Tonight.Begin.Stage",
            "start": "SleepPlan.Plan.Tonight.Begin.Start"
          },
          "morning": {
            "question": {
              "variants": [
                {
                  "text": html("html of SleepPlan.Plan.Tonight.Morning.Question.Variants.Text")
                }
              ]
            },
            "yes": "SleepPlan.Plan.Tonight.Morning.Yes",
            "notYet": "SleepPlan.Plan.Tonight.Morning.NotYet",
            "noted": "SleepPlan.Plan.Tonight.Morning.Noted",
            "undo": "SleepPlan.Plan.Tonight.Morning.Undo"
          },
          "nights": {
            "stay": 7,
            "back": 7,
            "finish": 7
          },
          "stay": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Stay.Variants.Text")
              }
            ]
          },
          "back": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Back.Variants.Text")
              }
            ]
          },
          "stop": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Stop.Variants.Text")
              }
            ]
          },
          "settled": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Settled.Variants.Text")
              }
            ]
          },
          "finished": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Tonight.Finished.Variants.Text")
              }
            ]
          },
          "tooMuch": "SleepPlan.Plan.Tonight.TooMuch",
          "whole": "SleepPlan.Plan.Tonight.Whole",
          "tonight": "SleepPlan.Plan.Tonight.Tonight",
          "another": "SleepPlan.Plan.Tonight.Another"
        },
        "fridge": {
          "open": "SleepPlan.Plan.Fridge.Open",
          "print": "SleepPlan.Plan.Fridge.Print",
          "back": "SleepPlan.Plan.Fridge.Back",
          "title": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Fridge.Title.Variants.Text")
              }
            ]
          },
          "boxes": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Fridge.Boxes.Variants.Text")
              }
            ]
          },
          "tooMuch": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Fridge.TooMuch.Variants.Text")
              }
            ]
          },
          "emergency": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Fridge.Emergency.Variants.Text")
              }
            ]
          },
          "doctor": {
            "variants": [
              {
                "text": html("html of SleepPlan.Plan.Fridge.Doctor.Variants.Text")
              }
            ]
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
        "progress": "",
        "print": "",
        "copy": "",
        "contents": "",
        "tonight": "",
        "night": "",
        "hard": "",
        "ready": "",
        "copied": "",
        "copyByHand": ""
      },
      "keeping": {
        "title": "",
        "note": html("html of SleepPlan.Keeping.Note"),
        "keep": "",
        "remove": "",
        "kept": "",
        "removed": "",
        "refused": "",
        "open": "",
        "again": "",
        "link": {
          "send": "",
          "note": html("html of SleepPlan.Keeping.Link.Note"),
          "subject": "",
          "copied": "",
          "byHand": "",
          "damaged": ""
        },
        "calendar": {
          "add": "",
          "event": "",
          "file": ""
        }
      },
      "plan": {
        "questions": {
          "childName": {
            "question": {
              "variants": []
            },
            "hint": {
              "variants": []
            },
            "label": "",
            "age": {
              "label": "",
              "hint": {
                "variants": []
              },
              "none": "",
              "choices": {
                "under-6-months": "",
                "6-8-months": "",
                "9-12-months": "",
                "13-17-months": "",
                "18-months-to-3-years": "",
                "over-3-years": ""
              }
            }
          },
          "arrangement": {
            "question": {
              "variants": []
            },
            "hint": {
              "variants": []
            },
            "choices": {
              "a": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "b": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "c": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "d": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "e": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "f": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              }
            },
            "shown": []
          },
          "goal": {
            "question": {
              "variants": []
            },
            "hint": {
              "variants": []
            },
            "choices": {
              "a": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "b": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              }
            },
            "shown": []
          },
          "methods": {
            "question": {
              "variants": []
            },
            "hint": {
              "variants": []
            },
            "choices": {
              "dummy": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "breast feeding": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "bottle feeding": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "rocking": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "shushing": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "patting": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              }
            },
            "shown": []
          },
          "sameRoom": {
            "question": {
              "variants": []
            },
            "hint": {
              "variants": []
            },
            "choices": {
              "yes": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "no": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              }
            },
            "shown": []
          },
          "dummy": {
            "question": {
              "variants": []
            },
            "hint": {
              "variants": []
            },
            "choices": {
              "all_time": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "night_only": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "day_only": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              },
              "no": {
                "label": {
                  "variants": []
                },
                "note": {
                  "variants": []
                }
              }
            },
            "shown": []
          }
        },
        "letter": {
          "greeting": {
            "variants": []
          },
          "opening": {
            "a": {
              "variants": []
            },
            "b": {
              "variants": []
            },
            "c": {
              "variants": []
            },
            "d": {
              "variants": []
            },
            "e": {
              "variants": []
            },
            "f": {
              "variants": []
            }
          },
          "goal": {
            "a": {
              "variants": []
            },
            "b": {
              "variants": []
            }
          },
          "methods": {
            "title": {
              "variants": []
            },
            "lead": {
              "variants": []
            },
            "lines": {
              "dummy": {
                "variants": []
              },
              "breast feeding": {
                "variants": []
              },
              "bottle feeding": {
                "variants": []
              },
              "rocking": {
                "variants": []
              },
              "shushing": {
                "variants": []
              },
              "patting": {
                "variants": []
              }
            }
          },
          "expect": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "time": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "promise": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "keep": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "signature": {
            "variants": []
          }
        },
        "safety": {
          "age": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "unwell": {
            "variants": []
          },
          "coSleeping": {
            "never": {
              "title": {
                "variants": []
              },
              "items": []
            },
            "always": {
              "title": {
                "variants": []
              },
              "items": []
            },
            "instead": {
              "variants": []
            },
            "link": {
              "label": "",
              "href": ""
            }
          },
          "sleepingOnParent": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "feeds": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            },
            "link": {
              "label": "",
              "href": ""
            }
          },
          "tooMuch": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            },
            "help": {
              "variants": []
            }
          },
          "emergency": {
            "title": {
              "variants": []
            },
            "now": {
              "variants": []
            },
            "soon": {
              "variants": []
            },
            "link": {
              "label": "",
              "href": ""
            }
          }
        },
        "twoPhases": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "phases": [],
          "between": {
            "variants": []
          },
          "age": {
            "variants": []
          }
        },
        "coSleeping": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "firstStage": {
            "title": {
              "variants": []
            },
            "aim": {
              "variants": []
            },
            "tonight": {
              "variants": []
            },
            "steps": [],
            "with": {
              "dummy": {
                "variants": []
              },
              "breast feeding": {
                "variants": []
              },
              "bottle feeding": {
                "variants": []
              },
              "rocking": {
                "variants": []
              },
              "shushing": {
                "variants": []
              },
              "patting": {
                "variants": []
              }
            },
            "night": {
              "variants": []
            },
            "hard": {
              "variants": []
            },
            "ready": {
              "variants": []
            }
          },
          "notReady": {
            "variants": []
          },
          "after": {
            "variants": []
          },
          "stages": []
        },
        "cot": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "firstStage": {
            "title": {
              "variants": []
            },
            "aim": {
              "variants": []
            },
            "tonight": {
              "variants": []
            },
            "steps": [],
            "with": {
              "dummy": {
                "variants": []
              },
              "breast feeding": {
                "variants": []
              },
              "bottle feeding": {
                "variants": []
              },
              "rocking": {
                "variants": []
              },
              "shushing": {
                "variants": []
              },
              "patting": {
                "variants": []
              }
            },
            "night": {
              "variants": []
            },
            "hard": {
              "variants": []
            },
            "ready": {
              "variants": []
            }
          },
          "notReady": {
            "variants": []
          },
          "after": {
            "variants": []
          },
          "stages": []
        },
        "chestToFlat": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "steps": [],
          "awake": {
            "variants": []
          },
          "goal": {
            "variants": []
          },
          "link": {
            "label": "",
            "href": ""
          }
        },
        "day": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "bedtime": {
            "variants": []
          },
          "byAge": {
            "variants": []
          },
          "links": []
        },
        "rapidReturn": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "before": {
            "title": {
              "variants": []
            },
            "items": []
          },
          "steps": [],
          "calledFor": {
            "variants": []
          },
          "hard": {
            "variants": []
          },
          "morning": {
            "variants": []
          }
        },
        "dummy": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "safety": {
            "variants": []
          },
          "usage": {
            "all_time": {
              "variants": []
            },
            "night_only": {
              "variants": []
            },
            "day_only": {
              "variants": []
            },
            "asleep": {
              "variants": []
            }
          },
          "remove": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "keep": {
            "title": {
              "variants": []
            },
            "body": {
              "variants": []
            }
          },
          "older": {
            "variants": []
          },
          "link": {
            "label": "",
            "href": ""
          }
        },
        "sameRoom": {
          "title": {
            "variants": []
          },
          "lead": {
            "variants": []
          },
          "safety": {
            "variants": []
          },
          "points": [],
          "moveOut": {
            "variants": []
          },
          "stages": {
            "variants": []
          },
          "link": {
            "label": "",
            "href": ""
          }
        },
        "tonight": {
          "title": {
            "variants": []
          },
          "begin": {
            "title": {
              "variants": []
            },
            "note": {
              "variants": []
            },
            "stage": "",
            "start": ""
          },
          "morning": {
            "question": {
              "variants": []
            },
            "yes": "",
            "notYet": "",
            "noted": "",
            "undo": ""
          },
          "nights": {
            "stay": 7,
            "back": 7,
            "finish": 7
          },
          "stay": {
            "variants": []
          },
          "back": {
            "variants": []
          },
          "stop": {
            "variants": []
          },
          "settled": {
            "variants": []
          },
          "finished": {
            "variants": []
          },
          "tooMuch": "",
          "whole": "",
          "tonight": "",
          "another": ""
        },
        "fridge": {
          "open": "",
          "print": "",
          "back": "",
          "title": {
            "variants": []
          },
          "boxes": {
            "variants": []
          },
          "tooMuch": {
            "variants": []
          },
          "emergency": {
            "variants": []
          },
          "doctor": {
            "variants": []
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
      "play": "SleepSounds.Play",
      "stop": "SleepSounds.Stop",
      "timer": {
        "label": "SleepSounds.Timer.Label",
        "off": "SleepSounds.Timer.Off",
        "minutes": [
          7
        ],
        "unit": "SleepSounds.Timer.Unit"
      },
      "failure": "SleepSounds.Failure",
      "picture": html("html of SleepSounds.Illustration.Picture")
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
      "play": "",
      "stop": "",
      "timer": {
        "label": "",
        "off": "",
        "minutes": [],
        "unit": ""
      },
      "failure": ""
    },
    "site": bareSite
  }] satisfies [PageOf<'sleep-sounds'>, PageOf<'sleep-sounds'>],
};
