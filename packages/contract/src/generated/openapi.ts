// Written by `pnpm run generate` from calls/*.yaml; edit those instead.
export interface paths {
    "/site/api/v1/configuration/preInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Site settings, asked for before anything else and always in plain form. */
        post: operations["preInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/configuration/onlinecustomservice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where customer service answers. */
        post: operations["onlineCustomerService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/register/defaultKaptcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh picture captcha, with one try. 6011 where a device or an address asks for too many within a minute. */
        post: operations["defaultKaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/sliderChallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh slider challenge, with one try (the captcha engine's first step). 6011 where a device or an address asks for too many within a minute. */
        post: operations["sliderChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/captchaQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A question in words for a member who cannot see a picture, in place of any captcha.
         * @description A sum of two numbers, in the script of the call. It has one try, used up by any answer, right or wrong. Its `id`
         *     stands for that of a picture (`codeId`, with the answer where the text of the picture goes) or for the
         *     `lot_number` of a slider (with `answer` in `sliderAnswer`). A program answers it with ease, so it is limited far
         *     more than pictures are, by device and by address: 6011, with `retryAfterMs`.
         */
        post: operations["captchaQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/sliderAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the member put the piece, or what they answered to a question (the captcha engine's second step). A wrong one answers 6007 and ends the challenge. */
        post: operations["sliderAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/validateGeeCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The site's own check of a solved slider. On success `lot_number` and `pass_token` serve once as `codeId` and `code` of a login. */
        post: operations["validateGeeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account. Captcha type 1 (picture). */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session. Captcha type 4 (slider), or 99 right after a registration from the same device.
         * @description A member with a bound phone is asked to verify the login (6025 to 6029) from a device or address that is not known,
         *     after 30 days away, or after wrong passwords. The same login is then sent with captcha type 99 and the code of
         *     `sendCode/one`, type 3, as `sendCodeNum`; no other field but name and password is needed there.
         *
         *     6039: the code was right and is used up, but the account has as many devices as it may have. `data` has
         *     `devices`, those that the account is used on (`id`, `label`, `place`, `lastAt` in ms, the last used first), and a
         *     `ticket` that stands for the code for a quarter of an hour. The login is sent again with captcha type 99, the
         *     `ticket`, and the id of one device as `removeDevice`, which must verify itself when it logs in again. 6035: the
         *     ticket is none, or over; a code is asked for anew.
         *
         *     6032: the region asks for a warning, whose text is the message. Nothing is used up by it, the captcha neither: when
         *     the member goes on, the same login is sent again with `confirmed` 1. Every login from there asks anew.
         *
         *     6705: the member excluded themselves; `data.until` says until when (null: for good). The same login with
         *     `restricted` 1 and a fresh captcha opens a session that may see and withdraw, and nothing else.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session. Ending one that has ended is a success too. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/sendCode/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a visitor who names the account (resetting a password, logging in on a new device).
         * @description `type` 2 or 3. The answer is the same whether there is such an account or not; a code is only sent when phone or
         *     mailbox belong to the name. Six digits, valid five minutes, five tries. After the first code of a day to a phone
         *     or mailbox, or from a device, a picture captcha is asked for (6021). 6066 carries `seconds` to wait in `data`;
         *     6034 says that ten codes went to this phone or mailbox within a day.
         */
        post: operations["sendCodeOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/sendCode/two": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the member who is logged in (binding a phone or mailbox, second password, cards).
         * @description `type` 4 sends to the phone or mailbox that is to be bound, `type` 5 to the one that is bound; there the number may
         *     be left empty (sealed, as every value). Limits and captcha as for `sendCode/one`. 6015: there is no bound phone.
         */
        post: operations["sendCodeTwo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/forgetByPhone/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to reset a password by phone. Answers alike whether the account exists or not. */
        post: operations["forgetByPhoneOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/forgetByPhone/two": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove it with the code of `sendCode/one`, type 2. 6035 before step one. */
        post: operations["forgetByPhoneTwo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/forgetByPhone/three": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the new password; every session of the member ends. 6035 before step two. */
        post: operations["forgetByPhoneThree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/forgetByEmail/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to reset a password by e-mail. Answers alike whether the account exists or not. */
        post: operations["forgetByEmailOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/forgetByEmail/two": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove it with the code of `sendCode/one`, type 2. 6035 before step one. */
        post: operations["forgetByEmailTwo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/forgetByEmail/three": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the new password; every session of the member ends. 6035 before step two. */
        post: operations["forgetByEmailThree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/countryArea/queryCountryArea": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Areas whose phone numbers may be bound. */
        post: operations["queryCountryArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member behind the token. */
        post: operations["memberInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/jwt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a member shows the chat socket with message 10001, good for two minutes. */
        post: operations["memberJwt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/avatarList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The avatars that a member may choose from. */
        post: operations["avatarList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/addAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose an avatar of the list, or an image that the member uploaded. */
        post: operations["addAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit gender, birthday and nickname, once. */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/bindPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a phone with the code of `sendCode/two`, type 4. Devices other than this one are then unknown. */
        post: operations["bindPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/bindEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a mailbox with the code of `sendCode/two`, type 4. */
        post: operations["bindEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/bindRealName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind the member's real name, once. */
        post: operations["bindRealName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the login password; every session of the member ends, this one too. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/loginDevices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The devices that the member is known on, and their last logins. */
        post: operations["loginDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/logoutOtherDevices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session but this one, and forget every other device. */
        post: operations["logoutOtherDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/withdrawal/pwd/emailCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove who it is with the code of `sendCode/two`, type 5 (by phone or e-mail), before a reset or where 6016 or 6017 asks for it. */
        post: operations["secondPasswordCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/withdrawal/pwd/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the second password (six digits, as MD5). */
        post: operations["secondPasswordSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/withdrawal/pwd/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set another second password. */
        post: operations["secondPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/upload/uploadImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep an image of the member, PNG, JPEG or WebP of at most 2 MB. */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/common/singleDataDecryption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open one sealed value of the member's own data (see `sealed` of the member).
         * @description Only the gateway can open it: it is sealed with a key that never leaves it, for one member. 6003 when it was sealed for another one.
         */
        post: operations["singleDataDecryption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/memberGradeConfigList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All VIP grades. */
        post: operations["gradeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/memberGradeInfoByGrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One VIP grade, and how far the member is. */
        post: operations["gradeInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/getGameFanshuiHighLow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The lowest and highest rebate of each game category over all VIP grades, and the member's own. */
        post: operations["rebateRange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/letter/getUnreadForType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many letters of each group are unread. */
        post: operations["letterUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/letter/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Letters, newest first. */
        post: operations["letterList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/letter/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a letter as read. Again does nothing. */
        post: operations["letterRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/letter/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take letters out of the member's box. */
        post: operations["letterDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/letter/onekeyRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all letters, or those of a group or of several, as read. */
        post: operations["letterReadAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/feedback/addFeedBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the operator something. Five within ten minutes, then 6011. */
        post: operations["addFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/feedback/unreadNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many feedbacks have an answer that was not read. */
        post: operations["feedbackUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/feedback/queryMemberBetList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bets that a feedback may be about, newest first. */
        post: operations["feedbackBets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/feedback/querySiteDepositRewardConfigList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The deposit rewards of the site that a feedback of type `deposit` may be about. */
        post: operations["feedbackDepositRewards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/feedback/getFeedBackList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member's feedbacks, newest first. */
        post: operations["feedbackList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/feedback/getFeedbackInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A feedback with what was said; its answers are read by that. */
        post: operations["feedbackInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/feedback/delFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a feedback out of the member's list. */
        post: operations["deleteFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/transfer/getBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The centre wallet. */
        post: operations["getBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/transfer/utcTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money from the centre wallet to a venue wallet, or back.
         * @description 6413 asks for consent: the venue's wallet is bound by a promotion, or (moving out) its turnover is not reached.
         *     `isActivity` 1 consents to moving in; moving out stays refused until the turnover is reached.
         */
        post: operations["utcTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/transfer/getTransferRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rates between the member's currency and virtual currencies. */
        post: operations["transferRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The deposit channels open to the member, and what they have under way. */
        post: operations["paymentTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a deposit order. The same `key` again answers the order that it opened first.
         * @description A key that is known answers its order before anything else is looked at.
         *     6015: the channel needs a bound phone. 6449: it needs a bound real name. Both are told by `needs` of the channel.
         */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/getDepositOrderStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a deposit order stands, asked for by its number or by the key that it was opened with.
         * @description By `key`, 6004 says that none was received under it.
         */
        post: operations["depositOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/closeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a deposit order that is not paid. Any other order is answered as it stands. */
        post: operations["closeDepositOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/createSignalCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A short-lived code with which a wallet app opens a waiting order. A new one ends the one before. */
        post: operations["createSignalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/getCustomerInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a channel wants to know of who pays, as far as it is known. */
        post: operations["customerInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/transactions/queryDealRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every movement of the centre wallet, newest first, and deposits that brought nothing. */
        post: operations["dealRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/vCurrency/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The virtual currencies and their networks. */
        post: operations["virtualCurrencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/withdraw/baseCfg/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ways of withdrawing with their limits and fees. */
        post: operations["withdrawalConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/withdraw/withdrawInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the member can withdraw now to a bank card or an Alipay account. */
        post: operations["withdrawalInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/withdraw/usdtWithdrawInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the member can withdraw now in USDT. */
        post: operations["usdtWithdrawalInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/withdraw/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw. The money is locked from here on; a rejected withdrawal gives it back.
         * @description 6015: no phone is bound. 6449: no real name is bound. 6100: wrong withdrawal password, `data.triesLeft` are left.
         *     6110: too many wrong ones, locked for `data.lockedMs`. 6111: no password came though the gateway asks for one.
         *     6012: `data.reason` says why; `turnover` comes with `turnoverLeft`, `password-unset` asks to set one first,
         *     `terms-changed` says that another amount than the member was told arrives now (`data.fee`, `data.arrives`).
         *     A key that is known answers its order before anything else is looked at, the password too.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/withdraw/withdrawOrderInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a withdrawal stands; the newest when none is named.
         * @description By `key`, 6004 says that none was received under it.
         */
        post: operations["withdrawalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/bankCard/queryMemberBanksInfoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's cards of all kinds, numbers masked; the default of each kind first. */
        get: operations["memberCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/bankCard/withdraw/add/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member can add. */
        get: operations["addableCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/bankCard/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a card. The specification shows no call for it; this contract's own.
         * @description The holder must be the member's own bound name (bank and Alipay). A bank card's number passes the Luhn check, an
         *     address the check of its network. 6009: the card is known, here or with another member. 6012: `data.reason`
         *     is `too-many` or `password-unset`.
         */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/bankCard/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a card. The specification shows no call for it; this contract's own.
         * @description 6012 with `data.reason` `in-use`: a withdrawal to this card is open.
         */
        post: operations["removeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/bankCard/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a card the default of its kind. The specification shows no call for it; this contract's own. */
        post: operations["setDefaultCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The local sports venue; `method` says what is asked. Lists are public, quotes and orders need a session. */
        post: operations["venueResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/record/betRecordTotal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sums over the member's bets, or rounds of games, in a period.
         * @description `venue` and `category` as for `betRecordList`.
         */
        post: operations["betRecordTotal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/record/betRecordList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's bets, or rounds of games, in a period, newest first.
         * @description Without `venue` and `category`, with venue CRTY and with category TY alone: the bets of the local sports venue, in
         *     `list`. Any other venue or category: the rounds of its games, in `rounds`, with `list` empty. Rounds are always
         *     settled. A venue that is not of the category given beside it has none.
         */
        post: operations["betRecordList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/getVenueInfoByCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The venues of a category, or of all. */
        post: operations["venuesByCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/getBonusPools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Jackpots. Between two answers a pool grows by `perSecond`. */
        post: operations["bonusPools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Games of a category, of a venue or by name; the hot ones first. Members also see which are their favourites. */
        post: operations["gameList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/allBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The centre wallet and every venue wallet. The local sports venue plays with the centre wallet and is not listed. */
        post: operations["allVenueBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One venue wallet. */
        post: operations["venueBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between two wallets of the member, straight from venue to venue too.
         * @description 6413 as for `utcTransfer`.
         */
        post: operations["venueTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/recycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring everything back from all venue wallets that let it go. */
        post: operations["recycleVenues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address to enter a venue or a game at. With auto-transfer on, the centre wallet moves in first.
         * @description 6413: the venue's wallet is bound by a promotion; `data` has its turnover. `isActivity` 1 goes on all the same.
         *     6415: the venue is under maintenance. 6302: the venue does not know the member any more.
         *     `url` is an address (`http…`), a path in the origin of the site (`/…`), or else a document to show.
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/status/setAutoTransferStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether entering a venue moves the centre wallet in by itself. */
        post: operations["setAutoTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/collection/addCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a game a favourite. Again does nothing. */
        post: operations["addCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/collection/removeCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a game out of the favourites. Again does nothing. */
        post: operations["removeCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/video/hotLive/matchDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One match of the local sports venue with what has happened in it so far.
         * @description Names come in the language of `accept-language`.
         */
        post: operations["matchDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/promotion/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The promotions that run, in the operator's order, or those that ended lately. */
        post: operations["promotionConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/promotion/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a member stands with a promotion, and why they may not join or claim, where that is so. */
        post: operations["promotionVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/promotion/joinActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take part. What binds a wallet says so here; joining again answers how it stands. */
        post: operations["joinPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/promotion/confirmInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim what is due, or draw; the same `key` again answers what the first answered. */
        post: operations["confirmPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/promotion/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the member stands with every promotion that runs, in the operator's order. */
        post: operations["promotionStandings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/promotion/raceBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The leaders of a race as they stand, without what anybody staked. */
        post: operations["raceBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/vipWeek/VipWeekInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The weekly gift of the member's VIP grade. It is claimed with `confirmInfo` as `vip-week`. */
        post: operations["vipWeekInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/activityTopGift/exchangeRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What promotions gave the member, newest first. */
        post: operations["exchangeRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/activityTopGift/giftList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the member's points can be exchanged for. Points come of signing in, never of stakes. */
        post: operations["exchangeGifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/activityTopGift/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange points for a gift; the same `key` again answers what the first answered. */
        post: operations["exchangePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The market's policy and how the member stands - limits with what is used, session, break, age. */
        post: operations["playState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/setLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a limit. A tighter one holds at once, a looser one waits for the delay and a second confirmation.
         * @description 6007: not above zero, above the market's ceiling (`data.max`), no whole minutes, a period that the kind does not
         *     have, or the last limit of a kind that the market wants (`data.reason` is `mandatory`).
         */
        post: operations["setPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/confirmLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second confirmation of a loosening, once its delay is over.
         * @description 6004: nothing waits; it lapsed, or something tighter was set since. 6710: the delay is not over, see `data.until`.
         */
        post: operations["confirmPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/cancelLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a loosening that waits. */
        post: operations["cancelPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The session, its clock and result; with `active` the member did something since the last call. */
        post: operations["playSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member has read the reality check. Stakes are taken again; without one that is due it does nothing. */
        post: operations["acknowledgeRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session again that was idle (6709), in place. Wrong passwords count like wrong logins. */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/coolOff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a cool-off of 24 hours to six weeks. Nothing that a client can call ends or shortens it. */
        post: operations["startCoolOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/exclude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exclude oneself at this licensee for six months to five years, or for good. Nothing undoes it. */
        post: operations["startExclusion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/play/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money and time by day in Beijing, over 3, 6 or 12 months, newest first. Days without either are left out. */
        post: operations["playHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/navigationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The menu as the operator arranged it. */
        post: operations["navigationList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/sponsorContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The text and partners of the sponsor page. */
        post: operations["sponsorContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/getMyDiscountAd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The banners of one place on the site. */
        post: operations["discountAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/queryNoticeListByPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Public notices, those on top first, then the newest. */
        post: operations["noticeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream/api/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was said, given or predicted in a room, newest first; as message 10011 of the socket. */
        post: operations["chatHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream/api/v1/room/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The rooms that are there, the lobby first. Not in the specification; without it a page would have to guess. */
        post: operations["chatRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream/api/v1/gift/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gifts that members may give, and how many are left today. They are free. Not in the specification. */
        post: operations["chatGifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream/api/v1/gift/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a gift in a room; the room is told by message 10017. Not in the specification. */
        post: operations["sendChatGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream/api/v1/prediction/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Predict the score of a room's match, once, before it starts; free and for honour only. Not in the specification. */
        post: operations["submitPrediction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Every outcome but success. `data` has what the code's handling needs, where it needs anything. */
        Refusal: {
            status_code: number;
            message: string;
            data: components["schemas"]["PlayRefusalData"] | (Record<string, never> | null);
        };
        /** @example 100.00 */
        Amount: string;
        /** @description Milliseconds since the Unix epoch. */
        Instant: number;
        /** @description One per intent of the member; a repeat answers what the first answered. */
        IdempotencyKey: string;
        UserId: string;
        PageNum: number;
        PageSize: number;
        /** @description What stands for something in a list. Without an address the page draws the motif itself. */
        Picture: {
            /** @description Address of an image; empty when there is none. */
            url: string;
            /** @description What is drawn, such as `football` or `wave`. */
            motif: string;
        };
        PreInfo: {
            /** @description The caller's address as the gateway sees it. */
            ip: string;
            /** @description The clock that signatures are checked against. */
            serverTime: components["schemas"]["Instant"];
            /** @description The clock that matches, bets and orders are dated with; the same one but for a gateway that replays. */
            siteTime: components["schemas"]["Instant"];
            siteBaseConfig: {
                /** @description Where the site for phones is. */
                h5DomainUrl: string;
                title: string;
                /** @description Where the app for iPhone is installed from; empty when there is none. */
                iosUrl: string;
                /** @description The same for Android. */
                androidUrl: string;
                /** @description Of the app that the two addresses lead to. */
                appVersion: string;
                /**
                 * @description 1: every other call must be encrypted.
                 * @enum {integer}
                 */
                encryption: 0 | 1;
                /**
                 * @description 1: members may choose the professional edition.
                 * @enum {integer}
                 */
                edition: 0 | 1;
                /**
                 * @description 0: the deposit feature is off.
                 * @enum {integer}
                 */
                deposit: 0 | 1;
                currency: string;
            };
        };
        Md5: string;
        MemberNameInput: string;
        /** @description Area code and number, such as `+852 51234567`; without an area code it is one of +86. */
        PhoneInput: string;
        EmailInput: string;
        /** @description A code that was sent. */
        CodeInput: string;
        /** @description base64(IV || AES-256-CBC(cryptKey, text)), as `sign-data`. */
        SealedText: string;
        /** @description Each value twice: sealed (the fields that end in V2), and as MD5 of the plain text, with which the gateway checks that it opened what was meant. The plain values are the phone or e-mail, the member's name and the id of the picture captcha; a value that there is not is an empty text. */
        SendCode: {
            sendCodeNumV2: components["schemas"]["SealedText"];
            sendNameV2: components["schemas"]["SealedText"];
            codeIdV2: components["schemas"]["SealedText"];
            SendCodeNum: components["schemas"]["Md5"];
            SendName: components["schemas"]["Md5"];
            codeId: components["schemas"]["Md5"];
            /**
             * @description 2 password reset, 3 login on a new device, 4 binding, 5 second password and cards.
             * @enum {integer}
             */
            type: 2 | 3 | 4 | 5;
            /**
             * @description 0 text message, 1 e-mail, 2 voice call.
             * @enum {integer}
             */
            cate: 0 | 1 | 2;
            /** @constant */
            version: 1;
            /**
             * @description 1 picture captcha, 99 none yet.
             * @enum {integer}
             */
            kaptchcate: 1 | 99;
            /** @description What the picture says; empty without one. */
            imageCode: string;
        };
        CodeSent: {
            resendAfterMs: number;
            expiresInMs: number;
        };
        CountryArea: {
            areaName: string;
            areaCode: string;
            /** @description What a number of the area fits, with or without its area code. */
            regex: string;
        };
        /** @description A bitmap without text or remarks in it. A drawing in a language, such as SVG, says where its parts are, and so the answer. */
        CaptchaBitmap: string;
        PictureCaptcha: {
            image: components["schemas"]["CaptchaBitmap"];
            /** @description Sent back as `codeId`. */
            "x-code": string;
        };
        SliderChallenge: {
            lot_number: string;
            image: components["schemas"]["CaptchaBitmap"];
            piece: components["schemas"]["CaptchaBitmap"];
            width: number;
            height: number;
            pieceSize: number;
            pieceY: number;
        };
        CaptchaQuestion: {
            id: string;
            question: string;
        };
        SliderResult: {
            lot_number: string;
            captcha_output: string;
            pass_token: string;
            gen_time: string;
        };
        GeeCheck: {
            lot_number: string;
            captcha_output: string;
            pass_token: string;
            gen_time: string;
            /** @constant */
            validate_way: 0;
        };
        GeeCheckResult: {
            /** @constant */
            result: "success";
        };
        Registration: {
            /** @description 4-11 letters and digits; the rule of spec access 5. */
            name: string;
            password: components["schemas"]["Md5"];
            secondPassword: components["schemas"]["Md5"];
            /** @constant */
            kaptchcate: 1;
            codeId: string;
            code: string;
            domain: string;
            rCode: string;
            iCode: string;
            /** @description Version of the terms and the privacy policy that the new member agreed to, kept with the account. */
            agreedTerms?: string;
        };
        Login: {
            /** @constant */
            isAgent?: 0;
            name: string;
            password: components["schemas"]["Md5"];
            /** @enum {integer} */
            kaptchcate: 4 | 99;
            codeId?: string;
            code?: string;
            version?: string;
            /** @description Code sent to the member, when logging in on a new device. */
            sendCodeNum?: string;
            /** @description What 6039 gave in place of the code. */
            ticket?: string;
            /** @description The device that gives way, of those that came with 6039. */
            removeDevice?: string;
            /**
             * @description The member read the warning of 6032 and goes on.
             * @constant
             */
            confirmed?: 1;
            /**
             * @description The member is excluded, knows it (6705), and logs in to withdraw.
             * @constant
             */
            restricted?: 1;
        };
        Session: {
            token: string;
            userId: components["schemas"]["UserId"];
        };
        /** @enum {string} */
        Gender: "male" | "female";
        Birthday: string;
        ImageId: string;
        UploadedImage: {
            imageId: components["schemas"]["ImageId"];
            /** @description Where it is served, unsigned; nobody can guess it. */
            url: string;
        };
        Avatar: {
            avatarId: string;
            picture: components["schemas"]["Picture"];
        };
        LoginDevice: {
            /** @description Browser and system, such as `Chrome · Windows`. */
            label: string;
            /** @description Where its last login came from, as far as its address tells. */
            place: string;
            /** @description Its last login. */
            lastAt: components["schemas"]["Instant"];
            /** @description The device that asks. */
            current: boolean;
        };
        LoginRecord: {
            at: components["schemas"]["Instant"];
            place: string;
            ip: string;
            label: string;
        };
        Grade: {
            grade: number;
            name: string;
            /** @description Turnover of settled bets from which a member has it. */
            turnover: components["schemas"]["Amount"];
            upgradeGift: components["schemas"]["Amount"];
            birthdayGift: components["schemas"]["Amount"];
            weeklyGift: components["schemas"]["Amount"];
            withdrawalsADay: number;
            /** @description All withdrawals of a day. */
            withdrawalLimit: components["schemas"]["Amount"];
        };
        RebateRange: {
            /** @enum {string} */
            category: "sport" | "realbet" | "egame" | "chess" | "gaming" | "lottery" | "fish";
            low: string;
            high: string;
            own: string;
        };
        MemberInfo: {
            userId: components["schemas"]["UserId"];
            name: string;
            bindPhone: boolean;
            bindRealName: boolean;
            bindEmail: boolean;
            /** @description Masked with asterisks. */
            phoneNumber?: string;
            /** @description Masked with asterisks. */
            email?: string;
            /** @description Masked with asterisks. */
            realName?: string;
            /** @description What is masked above, sealed for `singleDataDecryption`. */
            sealed: {
                phoneNumber?: string;
                email?: string;
                realName?: string;
            };
            currency: string;
            registeredAt: components["schemas"]["Instant"];
            /** @description The terms that the member agreed to, as the registration named them. */
            agreedTerms?: string;
            /** @description Empty before the profile was submitted. */
            nickname: string;
            gender?: components["schemas"]["Gender"];
            birthday?: components["schemas"]["Birthday"];
            /** @description It cannot be changed any more. */
            profileSubmitted: boolean;
            secondPasswordSet: boolean;
            /** @enum {string} */
            securityLevel: "low" | "medium" | "high";
            avatar: components["schemas"]["Picture"];
            vipLevel: number;
        };
        LetterId: string;
        /**
         * @description Those that begin with br are broadcasts to every member (notices, activities, bulletins, matches, funds); notice, activity and fd (funds) are letters to this member.
         * @enum {string}
         */
        LetterGroup: "brnotice" | "bractivity" | "brbulletin" | "brmatch" | "brfd" | "notice" | "activity" | "fd";
        /** @description Groups that a site shows as one; those of `group` as well where both are told. */
        LetterGroups: components["schemas"]["LetterGroup"][];
        LetterCounts: {
            brnotice_count: number;
            bractivity_count: number;
            brbulletin_count: number;
            brmatch_count: number;
            brfd_count: number;
            notice_count: number;
            activity_count: number;
            fd_count: number;
        };
        Letter: {
            letterId: components["schemas"]["LetterId"];
            group: components["schemas"]["LetterGroup"];
            title: string;
            /** @description Each line is a paragraph, or an entry of a list after `- `; what stands between `**` is stressed, and `[words](/address)` leads to a page of the site. Everything else is shown as written, and a link to anywhere else is its words alone. */
            content: string;
            isRead: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        FeedbackId: string;
        /** @enum {string} */
        FeedbackType: "deposit" | "withdraw" | "transfer" | "bet" | "promotion" | "account" | "other";
        /** @enum {string} */
        FeedbackStatus: "waiting" | "answered";
        NewFeedback: {
            type: components["schemas"]["FeedbackType"];
            /** @description Not only blanks. */
            content: string;
            images: components["schemas"]["ImageId"][];
            /** @description A bet of the member. */
            ticketId?: string;
            /** @description A deposit reward. */
            rewardId?: string;
        };
        FeedbackBet: {
            ticket_id: string;
            placedAt: components["schemas"]["Instant"];
            league_name: string;
            team_h: string;
            team_c: string;
            stake: components["schemas"]["Amount"];
            /** @enum {string} */
            status: "delay" | "unsettled" | "settled" | "refused";
        };
        DepositReward: {
            rewardId: string;
            title: string;
            text: string;
        };
        Feedback: {
            feedbackId: components["schemas"]["FeedbackId"];
            type: components["schemas"]["FeedbackType"];
            content: string;
            status: components["schemas"]["FeedbackStatus"];
            /** @description It has an answer that was not read. */
            unread: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        FeedbackThread: {
            feedbackId: components["schemas"]["FeedbackId"];
            type: components["schemas"]["FeedbackType"];
            content: string;
            status: components["schemas"]["FeedbackStatus"];
            unread: boolean;
            createdAt: components["schemas"]["Instant"];
            ticketId: string | null;
            rewardId: string | null;
            images: components["schemas"]["UploadedImage"][];
            thread: {
                /** @enum {string} */
                from: "member" | "operator";
                text: string;
                at: components["schemas"]["Instant"];
            }[];
        };
        Balance: {
            centerWalletBalance: components["schemas"]["Amount"];
            lockedMoney: components["schemas"]["Amount"];
            totalBalance: components["schemas"]["Amount"];
            currency: string;
        };
        /** @description What one unit of the virtual currency is worth, four decimals. */
        Rate: string;
        TransferRate: {
            currency: string;
            against: string;
            deposit: components["schemas"]["Rate"];
            withdrawal: components["schemas"]["Rate"];
        };
        /**
         * @description 1 says that the member read the notice of 6413 and goes on.
         * @default 0
         * @enum {integer}
         */
        IsActivity: 0 | 1;
        /** @description `center` or a venue’s `enName`. */
        WalletName: string;
        WalletTransfer: {
            transferId: string;
            from: components["schemas"]["WalletName"];
            to: components["schemas"]["WalletName"];
            amount: components["schemas"]["Amount"];
            createdAt: components["schemas"]["Instant"];
            centerWalletBalance: components["schemas"]["Amount"];
            /** @description Of the venue; of the second one between two venues. */
            venueBalance: components["schemas"]["Amount"];
        };
        /**
         * @description Which waiting page the order uses.
         * @enum {string}
         */
        DepositKind: "recharge" | "transfer" | "virtual" | "huione" | "xnbsk";
        DepositChannel: {
            channelId: string;
            name: string;
            kind: components["schemas"]["DepositKind"];
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            quickAmounts: components["schemas"]["Amount"][];
            /**
             * @description Digits allowed behind the point.
             * @enum {integer}
             */
            decimals: 0 | 2;
            /** @description Bonus on top of what is paid; left out without one. */
            bonusPercent?: components["schemas"]["Amount"];
            /** @description Fee or bonus, in words. */
            note?: string;
            /** @description Virtual currency that is paid. */
            currency?: string;
            network?: string;
            /** @description The network in words. */
            networkName?: string;
            /** @description What the member must have bound before they can pay this way. */
            needs?: ("phone" | "name" | "card")[];
            /** @description Whether the name on the account that pays is asked for. */
            asksPayer?: boolean;
            /** @description How long it usually takes, in words. */
            arrival?: string;
            /** @description Taken off what is paid; left out where it is not known. */
            feePercent?: components["schemas"]["Amount"];
            /** @description How often what is credited must be turned over before it can be withdrawn. */
            turnoverTimes?: number;
            /** @description The order lowers the amount by a few cents, by which the payment is recognised. */
            uniqueCents?: boolean;
            /** @description Whether a payment slip can be handed in. */
            slip?: boolean;
            /** @description The channel of the member's last order. */
            lastUsed?: boolean;
        };
        DepositOrder: {
            orderId: string;
            channelId: string;
            channelName: string;
            kind: components["schemas"]["DepositKind"];
            amount: components["schemas"]["Amount"];
            /**
             * @description What to do about it: wait, or one of three ends. A payment that failed is closed.
             * @enum {string}
             */
            status: "waiting" | "success" | "closed" | "expired";
            /**
             * @description Where it stands exactly; paid: the payment was seen and is being credited.
             * @enum {string}
             */
            stage?: "unpaid" | "paid" | "credited" | "failed" | "closed" | "expired";
            /** @description Why it failed, in words. */
            reason?: string;
            /** @description Credited on top. */
            bonus?: components["schemas"]["Amount"];
            /** @description What is paid in `payCurrency`. */
            payAmount?: components["schemas"]["Amount"];
            payCurrency?: string;
            rate?: components["schemas"]["Rate"];
            /** @description What the member asked for, where `amount` was lowered by cents that tell the payment apart. */
            askedAmount?: components["schemas"]["Amount"];
            network?: string;
            /** @description The network in words. */
            networkName?: string;
            /** @description Where virtual currency is paid to. */
            address?: string;
            /** @description Payment slips handed in; left out where none can be. */
            slips?: number;
            createdAt: components["schemas"]["Instant"];
            expiresInMs: number;
            /** @description Lines the member needs to pay: label and value, each with its own copy button. */
            payee: {
                label: string;
                value: string;
            }[];
            /** @description What a QR code to pay with holds. */
            qrText?: string;
        };
        OrderId: {
            orderId: string;
        };
        /**
         * @description transferIn from the centre wallet into a venue, transferOut back.
         * @enum {string}
         */
        DealKind: "deposit" | "bonus" | "withdraw" | "withdrawReturn" | "transferIn" | "transferOut" | "bet" | "payout" | "refund" | "adjust";
        /** @enum {string} */
        DealState: "pending" | "success" | "failed";
        DealRecord: {
            /** @description Number of the order or bet. */
            recordId: string;
            kind: components["schemas"]["DealKind"];
            state: components["schemas"]["DealState"];
            title: string;
            /** @description Below zero what left the centre wallet; of a deposit that brought nothing, what was to come. */
            amount: components["schemas"]["SignedAmount"];
            /** @description Centre wallet after it; null while nothing moved. */
            balanceAfter: string | null;
            at: components["schemas"]["Instant"];
            /** @description What became of a deposit or a transfer, the oldest first; left out for other movements. */
            steps?: components["schemas"]["DealStep"][];
        };
        DealStep: {
            /**
             * @description Of a deposit: created, then paid when its payment was seen, then one of four ends. Of a transfer: sent, received.
             * @enum {string}
             */
            status: "created" | "paid" | "credited" | "failed" | "closed" | "expired" | "sent" | "received";
            at: components["schemas"]["Instant"];
        };
        VirtualCurrency: {
            code: string;
            name: string;
            networks: {
                network: string;
                name: string;
                confirmations: number;
                deposit: boolean;
                withdrawal: boolean;
                addressHint: string;
            }[];
        };
        /** @enum {string} */
        CardKind: "bank" | "virtual" | "alipay";
        MemberCard: {
            cardId: string;
            kind: components["schemas"]["CardKind"];
            /** @description Name of the bank or of the currency and network. */
            name: string;
            bankCode: string;
            network: string;
            /** @description Masked. */
            number: string;
            /** @description Masked; empty for virtual currencies. */
            holder: string;
            isDefault: boolean;
            addedAt: components["schemas"]["Instant"];
        };
        AddableCard: {
            kind: components["schemas"]["CardKind"];
            name: string;
            allowed: boolean;
            /**
             * @description Why not; empty when it is allowed.
             * @enum {string}
             */
            reason: "" | "unbound-phone" | "unbound-name" | "password-unset" | "too-many";
            most: number;
            left: number;
            /** @description Banks or networks; empty where there is nothing to choose. */
            options: {
                code: string;
                name: string;
                /** @description What numbers of the bank begin with. */
                prefixes?: string[];
            }[];
        };
        WithdrawalWay: {
            kind: components["schemas"]["CardKind"];
            name: string;
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            /** @description Most in a day (Beijing). */
            dayAmount: components["schemas"]["Amount"];
            dayTimes: number;
            /** @description Of one withdrawal after the free ones of the day. */
            fee: components["schemas"]["Amount"];
            freeTimes: number;
            note: string;
            /**
             * @description Digits allowed behind the point.
             * @enum {integer}
             */
            decimals: 0 | 2;
            /** @description How long it usually takes, in words. */
            arrival: string;
            /** @description What review may ask for, in words. */
            documents: string[];
        };
        WithdrawalInfo: {
            kind: components["schemas"]["CardKind"];
            available: components["schemas"]["Amount"];
            /** @description Since the requirement was last met. */
            turnoverRequired: components["schemas"]["Amount"];
            turnoverDone: components["schemas"]["Amount"];
            turnoverLeft: components["schemas"]["Amount"];
            /** @description Of the next withdrawal. */
            fee: components["schemas"]["Amount"];
            freeTimesLeft: number;
            timesLeft: number;
            amountLeft: components["schemas"]["Amount"];
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            passwordSet: boolean;
            /** @description How long the withdrawal password stays locked after too many wrong ones; 0 when it is not. */
            passwordLockedMs: number;
            /** @description What the turnover is required for, oldest first; empty when nothing is left of it. */
            turnoverParts: {
                /** @description The deposit or bonus, in words. */
                title: string;
                required: components["schemas"]["Amount"];
                done: components["schemas"]["Amount"];
            }[];
        };
        /**
         * @description rejected: in review, for a reason that concerns the member. cancelled: by the house. Both give the money back.
         * @enum {string}
         */
        WithdrawalStatus: "submitted" | "reviewing" | "paying" | "paid" | "rejected" | "cancelled";
        WithdrawalOrder: {
            orderId: string;
            kind: components["schemas"]["CardKind"];
            /** @description Where it goes, masked. */
            card: string;
            amount: components["schemas"]["Amount"];
            fee: components["schemas"]["Amount"];
            /** @description After the fee. */
            arrives: components["schemas"]["Amount"];
            arrivesCurrency: string;
            status: components["schemas"]["WithdrawalStatus"];
            /** @description Why it was rejected or cancelled, in words; else empty. */
            reason: string;
            createdAt: components["schemas"]["Instant"];
            steps: {
                status: components["schemas"]["WithdrawalStatus"];
                at: components["schemas"]["Instant"];
            }[];
        };
        /** @example -50.00 */
        SignedAmount: string;
        /**
         * @description Hong Kong odds: profit per unit staked.
         * @example 0.95
         */
        Price: string;
        Score: {
            h: number;
            c: number;
        };
        /**
         * @description FT football, BK basketball, TN tennis, BS baseball, VB volleyball, TT table tennis, SK snooker, VF virtual
         *     football; OP is another sport, which a match names as its `discipline`.
         * @enum {string}
         */
        SportCode: "FT" | "BK" | "TN" | "BS" | "VB" | "TT" | "SK" | "OP" | "VF";
        /** @description The sport of a list; ALL for all of them. */
        ListSport: components["schemas"]["SportCode"] | "ALL";
        /**
         * @description American football, ice hockey, rugby.
         * @enum {string}
         */
        Discipline: "AF" | "IH" | "RU";
        /**
         * @description FU early, FT today, RB in-play. A betting day ends at noon in Beijing, so that a match at 02:00 tonight is today.
         * @enum {string}
         */
        ShowType: "FU" | "FT" | "RB";
        /**
         * @description `[H | P<n>][R]<market>`. A leading H is the first half (in baseball the first five innings), `P<n>` the n-th
         *     quarter, set, inning, frame or third; the R after it is in play, but of the handicap, which is R before the match
         *     and RE in play. M 1X2 (in ice hockey and rugby of regulation time), ML the winner of two, R handicap, OU total, OUH
         *     and OUC the total of a team, EO odd or even, PD the score itself (of sets where a match has sets), SR and SOU
         *     handicap and total in sets (in play SRE and SROU). Football alone has T total goals, F half-time and full-time, DC double chance, TS both
         *     teams score, CS clean sheet, WN win to nil, WM winning margin, `ARG<n>` the n-th goal.
         *
         *     An in-play handicap counts from the score at the bet in football (FT, VF), and on the whole score elsewhere. R, OU
         *     and EO count points: goals, runs, games of tennis, frames of snooker.
         * @example RE
         * @example HROU
         * @example P3ML
         */
        Wtype: string;
        /**
         * @description H home, C away, N draw; for totals C is over and H is under, for those of a team O and U. O odd and E even; Y yes
         *     and N no; `H2C1` a score and OVH any that is not listed; `0-1` and `7+` goals; `HN` of F is home at half-time and a
         *     draw at the end, of DC one or the other; `H1` of WM is home by one and `HOV` by four or more.
         * @example H
         * @example H2C1
         * @example 7+
         */
        PickCode: string;
        /** @description A market of a match, or FS (冠军), who wins a competition. */
        BetWtype: components["schemas"]["Wtype"] | "FS";
        /** @description Of an outright, the `pick` of its runner. */
        BetPick: components["schemas"]["PickCode"] | string;
        /** @description FS is an outright. */
        BetSport: components["schemas"]["SportCode"] | "FS";
        /** @description Handicap or total: `0`, `0.5`, `0.5 / 1`; empty for 1X2. */
        Line: string;
        SportsCall: components["schemas"]["MatchListCall"] | components["schemas"]["MatchChangesCall"] | components["schemas"]["OutrightsCall"] | components["schemas"]["MatchCall"] | components["schemas"]["PriceHistoryCall"] | components["schemas"]["ResultsCall"] | components["schemas"]["ResultCall"] | components["schemas"]["QuoteCall"] | components["schemas"]["QuotesCall"] | components["schemas"]["PlaceBetCall"] | components["schemas"]["PlaceSeriesCall"] | components["schemas"]["OrderCall"] | components["schemas"]["TicketCall"] | components["schemas"]["CashOutOffersCall"] | components["schemas"]["CashOutCall"] | components["schemas"]["CashOutOrderCall"];
        SportsCallBase: {
            /** @constant */
            venueName: "CRTY";
        };
        SportsRequestBase: {
            timestamp: components["schemas"]["Instant"];
            /** @description Empty for visitors. */
            token: string;
            /** @enum {string} */
            language: "zh-cn" | "zh-tw";
            ip: string;
        };
        MatchListCall: {
            /** @constant */
            method: "getMatchList";
            request: {
                gtype: components["schemas"]["ListSport"];
                showType: components["schemas"]["ShowType"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        MatchChangesCall: {
            /** @constant */
            method: "getMatchChanges";
            request: {
                gtype: components["schemas"]["ListSport"];
                showType: components["schemas"]["ShowType"];
                /** @description `version` of the answer that this one continues. */
                since: number;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        QuoteCall: {
            /** @constant */
            method: "getQuote";
            request: {
                gid: string;
                wtype: components["schemas"]["BetWtype"];
                pick: components["schemas"]["BetPick"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        PlaceBetCall: {
            /** @constant */
            method: "placeBet";
            request: {
                key: components["schemas"]["IdempotencyKey"];
                quoteToken: string;
                gid: string;
                wtype: components["schemas"]["BetWtype"];
                pick: components["schemas"]["BetPick"];
                ior: components["schemas"]["Price"];
                ratio: components["schemas"]["Line"];
                stake: components["schemas"]["Amount"];
                oddsChange: components["schemas"]["OddsChange"];
                lineChange: boolean;
                score?: components["schemas"]["SeenScore"];
                strong?: components["schemas"]["SeenStrong"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        OrderCall: {
            /** @constant */
            method: "getOrder";
            request: {
                key: components["schemas"]["IdempotencyKey"];
                /**
                 * @description Where no order with this key was received, none will be taken any more: this and every later answer about
                 *     the key is refused with `given-up`. An order that was received stands, and is answered as ever.
                 */
                giveUp?: boolean;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        SportsAnswer: components["schemas"]["MatchListAnswer"] | components["schemas"]["MatchChangesAnswer"] | components["schemas"]["OutrightsAnswer"] | components["schemas"]["MatchAnswer"] | components["schemas"]["PriceHistoryAnswer"] | components["schemas"]["ResultsAnswer"] | components["schemas"]["ResultAnswer"] | components["schemas"]["QuoteAnswer"] | components["schemas"]["QuotesAnswer"] | components["schemas"]["OrderAnswer"] | components["schemas"]["TicketAnswer"] | components["schemas"]["CashOutOffersAnswer"] | components["schemas"]["CashOutAnswer"];
        MatchListAnswer: {
            /** @constant */
            method: "getMatchList";
            version: number;
            serverTime: components["schemas"]["Instant"];
            counts: components["schemas"]["ShowCounts"];
            sports?: components["schemas"]["SportCounts"];
            leagues: components["schemas"]["League"][];
        };
        MatchChangesAnswer: {
            /** @constant */
            method: "getMatchChanges";
            version: number;
            serverTime: components["schemas"]["Instant"];
            counts: components["schemas"]["ShowCounts"];
            sports?: components["schemas"]["SportCounts"];
            /** @description True when `since` is unknown to the gateway: ask for the list again. */
            reset: boolean;
            /** @description Matches that are new or changed. */
            matches: components["schemas"]["Match"][];
            /** @description `gidm` of matches that left this list. */
            removed: string[];
        };
        /** @description How many matches each list holds, of the sport that was asked for. */
        ShowCounts: {
            FU: number;
            FT: number;
            RB: number;
            /** @description Competitions whose winner can be bet on. */
            FS?: number;
            /** @description Those of FS that close within the betting day, without the decided ones of that list. */
            FSFT?: number;
            /** @description Those of FS that close later. */
            FSFU?: number;
            /** @description Matches of today that are looked for most, of all sports. */
            HOT?: number;
        };
        /** @description The same by sport code, of every sport. */
        SportCounts: {
            FT?: components["schemas"]["ShowCounts"];
            BK?: components["schemas"]["ShowCounts"];
            TN?: components["schemas"]["ShowCounts"];
            BS?: components["schemas"]["ShowCounts"];
            VB?: components["schemas"]["ShowCounts"];
            TT?: components["schemas"]["ShowCounts"];
            SK?: components["schemas"]["ShowCounts"];
            OP?: components["schemas"]["ShowCounts"];
            VF?: components["schemas"]["ShowCounts"];
        };
        League: {
            league_id: string;
            league_name: string;
            isShow: boolean;
            isExpand: boolean;
            matches: components["schemas"]["Match"][];
        };
        /**
         * @description Of a national team alone: its country, ISO 3166 or `GB-ENG`, `GB-SCT`, `GB-WLS`, `GB-NIR`, for its flag.
         * @example BR
         * @example GB-WLS
         */
        TeamCountry: string;
        Match: {
            gidm: string;
            league_id: string;
            league_name: string;
            gameType: components["schemas"]["SportCode"];
            /** @description In play. */
            isLive: boolean;
            /** @enum {string} */
            gameStatus: "scheduled" | "in-play" | "half-time" | "finished" | "abandoned";
            kickOff: components["schemas"]["Instant"];
            team_h: string;
            team_c: string;
            /** @description Names the team in every match and language, so that it has one crest; a gateway that names none leaves it out. */
            team_h_id?: string;
            team_c_id?: string;
            team_h_country?: components["schemas"]["TeamCountry"];
            team_c_country?: components["schemas"]["TeamCountry"];
            /** @description Period and clock, `1H^22:11`, `HT^^`, `2H^32:11`, `Q3^04:10`, `S2^^`; empty before kick-off. */
            re_time: string;
            /**
             * @description Period: halves of football, rugby and virtual football, Q quarters, S sets, I innings, F frames, P thirds, OT
             *     overtime, HT a break at half-time, FT the end; empty before the start.
             */
            se_now: string;
            /** @description Seconds: played in the match of football, left in the period elsewhere; 0 where no clock runs. */
            t_count: number;
            /** @description The score that decides: goals, points, sets, frames or runs. */
            sc_FT_H: number;
            sc_FT_C: number;
            /** @description The score at half-time, once it is known. */
            HalfTime: components["schemas"]["Score"] | null;
            relations?: components["schemas"]["Relations"];
            /** @description Of OP only. */
            discipline?: components["schemas"]["Discipline"];
            /** @description One of the matches that are looked for most (热门). */
            hot?: boolean;
            /**
             * @description Pinyin and initials of both teams and the league, in small letters, and other names of the teams, for a search in the list.
             * @example mexige mxg nanfei nf shijiebei sjb
             */
            search?: string;
            /**
             * @description Points of each quarter, set, inning, frame or third so far, the running one last; empty for football and
             *     virtual football.
             */
            parts?: components["schemas"]["Score"][];
            /** @description Sets or frames won. */
            sc_set_H?: number;
            sc_set_A?: number;
            /** @description Points of the running game of tennis, `0` `15` `30` `40` `A`, or of the running set or frame. */
            sc_game_H?: string;
            sc_game_A?: string;
            inningNum?: number;
            /**
             * @description Of the inning.
             * @enum {string}
             */
            half?: "top" | "bottom";
            /**
             * @description Who serves, bats or is at the table.
             * @enum {string}
             */
            serving?: "H" | "C" | "";
            /** @description Sets or frames that a match has at most. */
            bestOf?: number;
            /** @description Markets that getMatch has beyond those listed here. */
            moreMarkets?: number;
            /** @description Corners of a football match so far. */
            corners?: components["schemas"]["Score"];
            /** @description Cards of a football match so far, a red one as two. */
            cards?: components["schemas"]["Score"];
            /** @description The football match whose corners (角球) or cards (罚牌) this match is about. */
            parentGidm?: string;
            /** @description In lists the main row and one alternative; getMatch has them all. */
            markets: components["schemas"]["Market"][];
        };
        Market: {
            /** @description The line that a bet names; each alternative line has its own. */
            gid: string;
            /** @description First-half line of the same row. */
            hgid: string;
            wtype: components["schemas"]["Wtype"];
            ratio: components["schemas"]["Line"];
            /**
             * @description Side that gives the handicap.
             * @enum {string}
             */
            strong: "H" | "C" | "";
            /** @description Open for bets. */
            sw: boolean;
            /** @description Price by pick; `0.00` is closed. */
            ior: {
                [key: string]: components["schemas"]["Price"];
            };
        };
        QuoteAnswer: {
            /** @constant */
            method: "getQuote";
            gid: string;
            gidm: string;
            wtype: components["schemas"]["BetWtype"];
            pick: components["schemas"]["BetPick"];
            open: boolean;
            ior: components["schemas"]["Price"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            score: components["schemas"]["Score"];
            isLive: boolean;
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            /** @description Echoed as `quoteToken` by the order. */
            token: string;
            expiresInMs: number;
            /** @description Of the lists when it was quoted, as in getMatchList. */
            version?: number;
            relations?: components["schemas"]["Relations"];
        };
        /**
         * @description Why an order is refused. `duplicate`: the same bet is open already. `limit-selection`, `limit-match`,
         *     `limit-member`: what the member has open on the pick, on the match, in all. `limit-payout`: what they may be paid
         *     in a betting day, which ends at noon in Beijing. `related-legs`: two legs of a series decide each other.
         *     `combination`: not one of the legs' number. `price-invalid`: the price of the order is none.
         *     `given-up`: the member gave the order up before it arrived.
         * @enum {string}
         */
        BetRefusal: "odds-changed" | "line-changed" | "score-changed" | "market-closed" | "suspended" | "cut-off" | "below-min" | "above-max" | "balance" | "quote-expired" | "danger-ball" | "key-reused" | "duplicate" | "limit-selection" | "limit-match" | "limit-member" | "limit-payout" | "related-legs" | "combination" | "price-invalid" | "given-up";
        /**
         * @description The order behind a key. `none` means that no order with this key was ever received. Of a series, `gid` to
         *     `strong` are empty, null or `0.00`, as for `none`, and `legs` has each leg.
         */
        OrderAnswer: {
            /** @enum {string} */
            method: "placeBet" | "placeSeries" | "getOrder";
            key: components["schemas"]["IdempotencyKey"];
            /** @enum {string} */
            active: "accepted" | "delay" | "refused" | "none";
            /** @description 注单号; empty for none and refused. */
            ticket_id: string;
            reason: components["schemas"]["BetRefusal"] | null;
            gid: string;
            gidm: string;
            wtype: components["schemas"]["BetWtype"] | null;
            pick: components["schemas"]["BetPick"] | null;
            /** @description Taken price, or the price now where the odds changed. */
            ior: components["schemas"]["Price"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            stake: components["schemas"]["Amount"];
            maxWin: components["schemas"]["Amount"];
            /** @description How long a delayed order still waits at most. */
            delayMs: number;
            placedAt: components["schemas"]["Instant"];
            /**
             * @description With refusals by a limit: the highest stake that all limits leave now, of each line for a series; `0.00` where
             *     it is below the least. What the wallet holds is not counted.
             */
            maxStake?: components["schemas"]["Amount"];
            /** @description Why a delayed order waits; null when it does not. */
            waitReason?: ("delay" | "danger-ball") | null;
            /** @description The base that was taken, of an order in play. */
            score?: components["schemas"]["Score"] | null;
            /** @description Of a series only. */
            legs?: components["schemas"]["OrderLeg"][];
            combination?: components["schemas"]["Combination"];
            lines?: number;
            /** @description Stake of each line. */
            unit?: components["schemas"]["Amount"];
        };
        BetRecordFilter: {
            /** @description Leave out for both. Bets that are open (false) are answered whenever they were placed. */
            settled?: boolean;
            beginTime?: components["schemas"]["Instant"];
            endTime?: components["schemas"]["Instant"];
            /** @enum {string} */
            language?: "zh-cn" | "zh-tw";
            /** @description A venue's `enName`; the local sports venue when left out. */
            venue?: string;
            category?: components["schemas"]["VenueType"];
            /** @description Bets of this state alone; it goes before `settled`. */
            status?: components["schemas"]["BetStatus"];
            /** @description Any part of the number of a ticket or round. */
            number?: string;
        };
        BetRecordQuery: {
            /** @description Leave out for both. Bets that are open (false) are answered whenever they were placed. */
            settled?: boolean;
            beginTime?: components["schemas"]["Instant"];
            endTime?: components["schemas"]["Instant"];
            /** @enum {string} */
            language?: "zh-cn" | "zh-tw";
            /** @description A venue's `enName`; the local sports venue when left out. */
            venue?: string;
            category?: components["schemas"]["VenueType"];
            /** @description Bets of this state alone; it goes before `settled`. */
            status?: components["schemas"]["BetStatus"];
            /** @description Any part of the number of a ticket or round. */
            number?: string;
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        BetRecordTotal: {
            /** @description Without refused bets, as the sums are. */
            count: number;
            /** @description Refused bets among those that were asked for. */
            refused?: number;
            stake: components["schemas"]["Amount"];
            payout: components["schemas"]["Amount"];
            /** @description Payout less stake of settled bets. */
            winLoss: components["schemas"]["SignedAmount"];
        };
        BetRecordPage: {
            total: number;
            pageNum: number;
            pageSize: number;
            list: components["schemas"]["BetRecord"][];
            /** @description Left out where bets are asked for. */
            rounds?: components["schemas"]["RoundRecord"][];
        };
        RoundRecord: {
            roundId: string;
            venueCode: string;
            venueName: string;
            category: components["schemas"]["VenueType"];
            /** @description Empty when the venue was entered without naming a game. */
            gameCode: string;
            gameName: string;
            /** @description What the stake was on. */
            choice: string;
            outcome: string;
            stake: components["schemas"]["Amount"];
            /** @description What counts as turnover. */
            validStake: components["schemas"]["Amount"];
            payout: components["schemas"]["Amount"];
            /** @description The part of the payout that came out of a pool. */
            jackpot: components["schemas"]["Amount"];
            winLoss: components["schemas"]["SignedAmount"];
            playedAt: components["schemas"]["Instant"];
        };
        /** @description A refund, W win, LW half win, LL half loss, L loss, P push; void bets by reason: D cancelled, D0 event-cancelled, D1 odds-error, D2 score-error, D3 postponed, D4 abandoned, D5 venue-changed, D6 home-and-away-swapped, D7 line-error, D8 wrong-teams, D9 bet-after-start, DA result-known, DB duplicate-bet, DC system-fault, DD walkover, DE retired, DF disqualified, DG never-took-part, DH line-up-changed, DI shortened, DJ start-time-changed, DK conditions-changed, DL card-error, DM neutral-ground, DN market-without-result, DO stale-price, DP market-was-suspended, DQ related-legs, DR limit-exceeded, DS stake-error, DT automated-betting, DU several-accounts, DV fraud, DW responsible-play, DX authority-order, DY operator-decision, DZ other. */
        BetResultCode: string;
        /** @description A ticket. `gtype` to `scoreAtBet`, `finalScore` and `halfScore` are those of its first leg. */
        BetRecord: {
            ticket_id: string;
            status: components["schemas"]["BetStatus"];
            placedAt: components["schemas"]["Instant"];
            settledAt: components["schemas"]["Instant"] | null;
            gtype: components["schemas"]["BetSport"];
            league_name: string;
            team_h: string;
            team_c: string;
            kickOff: components["schemas"]["Instant"];
            wtype: components["schemas"]["BetWtype"];
            pick: components["schemas"]["BetPick"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            ior: components["schemas"]["Price"];
            isLive: boolean;
            scoreAtBet: components["schemas"]["Score"] | null;
            stake: components["schemas"]["Amount"];
            maxWin: components["schemas"]["Amount"];
            resultCode: components["schemas"]["BetResultCode"] | null;
            payout: components["schemas"]["Amount"];
            winLoss: components["schemas"]["SignedAmount"];
            finalScore: components["schemas"]["Score"] | null;
            halfScore: components["schemas"]["Score"] | null;
            /** @description Of every ticket, a single's one leg too. */
            legs?: components["schemas"]["TicketLeg"][];
            combination?: components["schemas"]["Combination"];
            lines?: number;
            /** @description Stake of each line. */
            unit?: components["schemas"]["Amount"];
            /** @description The part of the stake that was cashed out. */
            cashedOut?: components["schemas"]["Amount"];
            /** @description Settled more than once. */
            corrected?: boolean;
            /** @description Why a refused ticket as a whole was not taken; null where that lies in its legs, or it was taken. */
            reason?: components["schemas"]["BetRefusal"] | null;
        };
        VenueBalance: {
            enName: string;
            name: string;
            category: components["schemas"]["VenueType"];
            balance: components["schemas"]["Amount"];
            /** @enum {string} */
            state: "open" | "maintenance";
            /** @description The promotion that binds this wallet; null without one. */
            activity: components["schemas"]["VenueActivity"] | null;
        };
        VenueActivity: {
            promotionId: string;
            title: string;
            required: components["schemas"]["Amount"];
            done: components["schemas"]["Amount"];
            /** @description Turnover to reach before money can leave the venue. */
            left: components["schemas"]["Amount"];
        };
        /**
         * @description TY sports, ZR live dealer, QP chess and cards, DJ e-sports, CP lottery, DZ slots, BY fishing.
         * @enum {string}
         */
        VenueType: "TY" | "ZR" | "QP" | "DJ" | "CP" | "DZ" | "BY";
        Venue: {
            venueCode: string;
            /** @description What an entry or a launch names. */
            enName: string;
            name: string;
            category: components["schemas"]["VenueType"];
            text: string;
            /** @enum {string} */
            state: "open" | "maintenance";
            /** @description When maintenance is expected to end, ms since the Unix epoch. */
            reopensAt: number | null;
            /** @description The next maintenance that the venue announced; null without one, and while it is closed. */
            nextMaintenance: components["schemas"]["MaintenanceWindow"] | null;
            /** @description The least that a game of it takes; null where the catalogue lists none. */
            minBet: components["schemas"]["Amount"] | null;
            /** @description How many games the catalogue lists of it. */
            games: number;
            picture: components["schemas"]["Picture"];
        };
        MaintenanceWindow: {
            from: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
        };
        BonusPool: {
            poolId: string;
            name: string;
            venueCode: string;
            gameCode: string;
            amount: components["schemas"]["Amount"];
            perSecond: components["schemas"]["Amount"];
            asOf: components["schemas"]["Instant"];
            currency: string;
        };
        /**
         * @description What a game is about. `classic` are tables, cards, draws and matches.
         * @enum {string}
         */
        GameTheme: "classic" | "fortune" | "fruit" | "orient" | "myth" | "space" | "adventure" | "ocean";
        /**
         * @description Something that the rules of a game have. `jackpot` is one of a pool.
         * @enum {string}
         */
        GameFeature: "three-reels" | "choose-target" | "live-table" | "instant-draw" | "best-of-three" | "jackpot";
        Game: {
            gameCode: string;
            venueCode: string;
            /** @description Whose game it is. */
            venueName: string;
            /** @description What a launch names. */
            enName: string;
            name: string;
            category: components["schemas"]["VenueType"];
            tags: ("hot" | "new" | "jackpot")[];
            /** @description Return to player in per cent as its rules state it; empty where the game has no such figure. */
            rtp: string;
            theme: components["schemas"]["GameTheme"];
            /**
             * @description How far apart wins lie; high is seldom and large. Empty where the game has no such figure.
             * @enum {string}
             */
            volatility: "" | "low" | "medium" | "high";
            features: components["schemas"]["GameFeature"][];
            minBet: components["schemas"]["Amount"];
            maxBet: components["schemas"]["Amount"];
            picture: components["schemas"]["Picture"];
            /**
             * @description Whether it is a favourite of the member; left out for visitors.
             * @enum {integer}
             */
            collected?: 0 | 1;
        };
        Collected: {
            gameCode: string;
            /** @enum {integer} */
            collected: 0 | 1;
            /** @description Favourites after it. */
            total: number;
        };
        MatchDetail: {
            gidm: string;
            league_id: string;
            league_name: string;
            team_h: string;
            team_c: string;
            kickOff: components["schemas"]["Instant"];
            /** @enum {string} */
            gameStatus: "scheduled" | "in-play" | "half-time" | "finished" | "abandoned";
            /** @description As of a match in the lists. */
            se_now: string;
            minute: components["schemas"]["MatchMinute"];
            score: components["schemas"]["Score"];
            /** @description The score at half-time, once it is known. */
            HalfTime: components["schemas"]["Score"] | null;
            /** @description What has happened so far. */
            timeline: components["schemas"]["MatchEvent"][];
            /** @description Where the match can be watched. */
            video: {
                /** @enum {string} */
                state: "none" | "live";
                /** @description Empty without one. */
                url: string;
            };
        };
        /** @description A minute as calendars print it; 45 with 2 added is 45+2. */
        MatchMinute: {
            minute: number;
            added: number;
        };
        MatchEvent: {
            /** @enum {string} */
            kind: "kick-off" | "goal" | "half-time" | "full-time" | "abandoned";
            minute: components["schemas"]["MatchMinute"];
            /**
             * @description Who scored; empty for all but goals.
             * @enum {string}
             */
            side: "H" | "C" | "";
            /** @description The score after it. */
            score: components["schemas"]["Score"];
        };
        PromotionId: string;
        PromotionStanding: {
            promotionId: components["schemas"]["PromotionId"];
            /**
             * @description information: nothing to take part in; open: may be joined; running: joined, not reached yet; claimable: a gift is due; claimed: nothing more is due in this period; not-eligible: `reasons` say why.
             * @enum {string}
             */
            state: "information" | "open" | "running" | "claimable" | "claimed" | "not-eligible";
            reasons: {
                code: components["schemas"]["PromotionReason"];
                text: string;
            }[];
            progress: {
                done: string;
                target: string;
                /** @enum {string} */
                unit: "amount" | "day" | "friend" | "task" | "point";
            } | null;
            tasks: {
                taskId: string;
                text: string;
                /** @enum {string} */
                state: "open" | "claimable" | "claimed";
                amount: components["schemas"]["Amount"];
            }[];
            reward: components["schemas"]["PromotionReward"] | null;
            /** @description Of a race. */
            rank: number | null;
            /** @description The prizes of a draw with the chance of each in ten thousand; they sum to 10000. */
            odds: {
                amount: components["schemas"]["Amount"];
                chance: number;
            }[];
            /** @description When there is something to do again. */
            againAt: number | null;
            /** @description Of a sign-in promotion, the beginnings of the days that were signed, latest first. */
            signed?: components["schemas"]["Instant"][];
            /** @description Of a friend invitation. */
            invite?: {
                /** @description The invitation code of the member. */
                iCode: string;
                /** @description Their referral code; empty without one. */
                rCode: string;
                /** @description Given so far. */
                earned: components["schemas"]["Amount"];
                friends: components["schemas"]["InvitedFriend"][];
            };
        };
        InvitedFriend: {
            /** @description Masked. */
            name: string;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            state: "registered" | "deposited" | "rewarded";
        };
        RaceBoard: {
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            /** @description As of when. */
            at: components["schemas"]["Instant"];
            /** @description How many have a place. */
            players: number;
            /** @description The place of the member who asks. */
            own: number | null;
            list: {
                rank: number;
                /** @description Masked. */
                name: string;
                prize: components["schemas"]["Amount"];
                own: boolean;
            }[];
        };
        ExchangeGift: {
            giftId: string;
            title: string;
            text: string;
            points: number;
            amount: components["schemas"]["Amount"];
            turnover: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        PromotionReason: "no-deposit" | "deposit-too-small" | "grade-too-low" | "too-late" | "no-turnover" | "no-friend" | "done-today";
        PromotionReward: {
            /** @enum {string} */
            kind: "bonus" | "none";
            amount: components["schemas"]["Amount"];
            /** @description Turnover that it asks for before money can be withdrawn. */
            turnover: components["schemas"]["Amount"];
            text: string;
        };
        PromotionExchange: {
            exchangeId: string;
            promotionId: components["schemas"]["PromotionId"];
            title: string;
            /**
             * @description none: a draw that won nothing.
             * @enum {string}
             */
            kind: "bonus" | "none";
            amount: components["schemas"]["Amount"];
            turnover: components["schemas"]["Amount"];
            at: components["schemas"]["Instant"];
        };
        /** @description landPage, race, firstDeposit, againDeposit, newTask, drawGift, signGift, bettingGift, friendInvitation or discount; an operator may add others, which a client that does not know them shows as it shows a landPage. */
        PromotionKind: string;
        Promotion: {
            promotionId: components["schemas"]["PromotionId"];
            kind: components["schemas"]["PromotionKind"];
            title: string;
            text: string;
            /** @description Whom and what it is for, in words. */
            scope: string;
            startsAt: components["schemas"]["Instant"];
            /** @description Null while it has no end. */
            endsAt: number | null;
            picture: components["schemas"]["Picture"];
            /**
             * @description Where the list puts it; theme unless told.
             * @enum {string}
             */
            category?: "newcomer" | "deposit" | "daily" | "contest" | "vip" | "theme";
            /** @description The rules, a heading and a paragraph each. */
            rules?: {
                title: string;
                text: string;
            }[];
            /** @description Of a race, what places from one to another are given; of a gift for grades, what is given for reaching each. */
            steps?: {
                from: number;
                to: number;
                amount: components["schemas"]["Amount"];
            }[];
            /** @description What is given at once, for all it has or for one friend; left out where that goes by the member or by chance. */
            reward?: components["schemas"]["PromotionReward"];
            /** @description What has to be reached, as the progress of a standing counts it. */
            goal?: {
                /** @description What is counted, in words. */
                text: string;
                target: string;
                /** @enum {string} */
                unit: "amount" | "day" | "friend" | "task" | "point";
            };
            /** @description Of a share of valid stakes: how much of them is given, in ten thousand. */
            rate?: number;
            /** @description Of tasks, what each of them is given. */
            tasks?: {
                taskId: string;
                text: string;
                amount: components["schemas"]["Amount"];
            }[];
            /** @description Of a draw, as in the standing; they sum to 10000. */
            odds?: {
                amount: components["schemas"]["Amount"];
                chance: number;
            }[];
        };
        /** @enum {string} */
        PlayLimitKind: "deposit" | "loss" | "stake" | "session" | "reality-check";
        /**
         * @description Days, weeks (Monday to Sunday) and months of Beijing for money; `session` for time.
         * @enum {string}
         */
        PlayPeriod: "day" | "week" | "month" | "session";
        /** @description An amount; whole minutes for `session` and `reality-check`. */
        LimitValue: string;
        MaybeLimit: components["schemas"]["LimitValue"] | null;
        MaybeInstant: number | null;
        Minutes: number;
        MaybeMinutes: number | null;
        /**
         * @description The member read what it means.
         * @constant
         */
        Confirmed: 1;
        PlayPolicy: {
            market: string;
            minimumAge: number;
            birthdayRequired: boolean;
            mandatory: components["schemas"]["PlayLimitKind"][];
            looseningDelayMinutes: components["schemas"]["Minutes"];
            realityCheckMinutes: components["schemas"]["MaybeMinutes"];
            sessionMinutes: components["schemas"]["MaybeMinutes"];
            restMinutes: components["schemas"]["Minutes"];
            idleMinutes: components["schemas"]["MaybeMinutes"];
            quickBets: boolean;
            cashOut: boolean;
            bonuses: boolean;
        };
        PlayLimit: {
            kind: components["schemas"]["PlayLimitKind"];
            period: components["schemas"]["PlayPeriod"];
            /** @description What the member set. */
            value: components["schemas"]["MaybeLimit"];
            /** @description What the market allows at most. */
            ceiling: components["schemas"]["MaybeLimit"];
            /** @description The tighter of both; null where nothing limits. */
            inForce: components["schemas"]["MaybeLimit"];
            used: components["schemas"]["LimitValue"];
            left: components["schemas"]["MaybeLimit"];
            /** @description When the period ends; null for time. */
            until: components["schemas"]["MaybeInstant"];
            pending: {
                value: components["schemas"]["MaybeLimit"];
                requestedAt: components["schemas"]["Instant"];
                confirmFrom: components["schemas"]["Instant"];
                confirmUntil: components["schemas"]["Instant"];
            } | null;
        };
        PlaySession: {
            startedAt: components["schemas"]["Instant"];
            elapsedMs: number;
            staked: components["schemas"]["Amount"];
            /** @description Paid back on bets and rounds of this session. */
            returned: components["schemas"]["Amount"];
            /** @description Returned less staked; bets that are open count as lost. */
            net: components["schemas"]["SignedAmount"];
            nextCheckAt: components["schemas"]["MaybeInstant"];
            /** @description No stake is taken until the check is acknowledged. */
            checkDue: boolean;
            endsAt: components["schemas"]["MaybeInstant"];
            over: boolean;
            idleAt: components["schemas"]["MaybeInstant"];
            idle: boolean;
        };
        PlayBreak: {
            /** @enum {string} */
            kind: "cool-off" | "exclusion";
            startedAt: components["schemas"]["Instant"];
            /** @description Null for good. */
            until: components["schemas"]["MaybeInstant"];
        };
        /** @enum {string} */
        PlayActivity: "bet" | "deposit" | "game" | "promotion" | "gift" | "chat" | "advertising";
        PlayState: {
            /** @description Time of the gateway - countdowns go by it. */
            now: components["schemas"]["Instant"];
            policy: components["schemas"]["PlayPolicy"];
            /** @description All that can be set, set or not. */
            limits: components["schemas"]["PlayLimit"][];
            /** @description Mandatory kinds that are not set yet. */
            required: components["schemas"]["PlayLimitKind"][];
            session: components["schemas"]["PlaySession"];
            break: components["schemas"]["PlayBreak"] | null;
            age: {
                /** @enum {string} */
                state: "adult" | "unknown" | "under-age";
                playFrom: components["schemas"]["MaybeInstant"];
            };
            /** @description What is shut now, with the code that calls of it answer. */
            shut: {
                activity: components["schemas"]["PlayActivity"];
                code: number;
            }[];
        };
        PlayLimitChange: {
            /** @enum {string} */
            outcome: "in-force" | "waiting" | "unchanged" | "cancelled";
            state: components["schemas"]["PlayState"];
        };
        PlayTotals: {
            deposited: components["schemas"]["Amount"];
            withdrawn: components["schemas"]["Amount"];
            staked: components["schemas"]["Amount"];
            returned: components["schemas"]["Amount"];
            net: components["schemas"]["SignedAmount"];
            minutes: components["schemas"]["Minutes"];
        };
        PlayDay: {
            day: string;
            deposited: components["schemas"]["Amount"];
            withdrawn: components["schemas"]["Amount"];
            staked: components["schemas"]["Amount"];
            returned: components["schemas"]["Amount"];
            net: components["schemas"]["SignedAmount"];
            minutes: components["schemas"]["Minutes"];
        };
        PlayHistory: {
            from: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
            days: components["schemas"]["PlayDay"][];
            total: components["schemas"]["PlayTotals"];
        };
        /** @description The data of the codes 6701 to 6710, which say why play is refused. */
        PlayRefusalData: components["schemas"]["LimitReached"] | components["schemas"]["SessionOver"] | components["schemas"]["RealityCheckDue"] | components["schemas"]["UntilRefusal"] | components["schemas"]["UnderAge"] | components["schemas"]["LimitRequired"] | components["schemas"]["NotInMarket"];
        /** @description 6701. The amount is more than is left of a limit; of several, the one that leaves least. */
        LimitReached: {
            /** @enum {string} */
            limit: "deposit" | "loss" | "stake";
            /** @enum {string} */
            period: "day" | "week" | "month";
            value: components["schemas"]["Amount"];
            used: components["schemas"]["Amount"];
            left: components["schemas"]["Amount"];
            /** @description When the period ends. */
            until: components["schemas"]["Instant"];
        };
        /** @description 6702. The time of the session is used up; play opens again at `until`. */
        SessionOver: {
            startedAt: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
        };
        /** @description 6703. What the reality check has to tell before it can be acknowledged. */
        RealityCheckDue: {
            dueAt: components["schemas"]["Instant"];
            session: components["schemas"]["PlaySession"];
        };
        /** @description 6704 cool-off, 6705 exclusion, 6710 too soon. Null is for good. */
        UntilRefusal: {
            until: components["schemas"]["MaybeInstant"];
        };
        /** @description 6706. Under age; `until` null for a member without a birthday where the market wants one. */
        UnderAge: {
            minimumAge: number;
            until: components["schemas"]["MaybeInstant"];
        };
        /** @description 6707. The market wants a limit of each of these kinds first. */
        LimitRequired: {
            kinds: components["schemas"]["PlayLimitKind"][];
        };
        /** @description 6708. The market does not allow it. */
        NotInMarket: {
            /** @enum {string} */
            feature: "quickBets" | "cashOut" | "bonuses";
        };
        Notice: {
            noticeId: string;
            /** @enum {string} */
            kind: "system" | "funds" | "sport" | "venue";
            title: string;
            /** @description Plain text; line breaks divide paragraphs. */
            content: string;
            publishedAt: components["schemas"]["Instant"];
            /** @enum {integer} */
            onTop: 0 | 1;
            /** @description Words of the link; left out when there is nowhere to go. */
            action?: string;
            /** @description A path of the site that the notice speaks of. */
            path?: string;
        };
        Advertisement: {
            adId: string;
            title: string;
            text: string;
            /** @description Words of the link; empty when there is nowhere to go. */
            action: string;
            /** @description A path of the site. */
            path: string;
            picture: components["schemas"]["Picture"];
        };
        NavigationEntry: {
            /** @enum {string} */
            code: "home" | "sport" | "egame" | "realbet" | "lottery" | "chess" | "gaming" | "fish" | "customer" | "venture" | "sponsor" | "discount" | "app" | "save_money" | "transfer_money" | "take_money" | "profile" | "vip" | "Welfare" | "bet_record" | "trade_record" | "message";
            name: string;
            /** @enum {string} */
            mark: "" | "hot" | "new";
        };
        SponsorContent: {
            title: string;
            lead: string;
            partners: {
                partnerId: string;
                name: string;
                role: string;
                /** @description Year. */
                since: number;
                /** @description Year. */
                until: number;
                text: string;
                colors: string[];
                monogram: string;
            }[];
        };
        /** @description `lobby`, or `m-` and the match. */
        ChatRoomId: string;
        ChatPerson: {
            /** @description A visitor's starts with g-. */
            userId: string;
            nickname: string;
            vipLevel: number;
            /** @enum {integer} */
            guest: 0 | 1;
        };
        ChatRoom: {
            rid: components["schemas"]["ChatRoomId"];
            name: string;
            /** @enum {string} */
            kind: "lobby" | "match";
            /** @enum {string} */
            status: "open" | "closed";
            /** @enum {integer} */
            blocked: 0 | 1;
            minLevel: number;
            online: number;
            gidm: string | null;
            score: components["schemas"]["Score"] | null;
            /** @description What the operator pinned to the room; empty, or left out, without. */
            notice?: string;
            /** @description Why nobody may speak; empty, or left out, without one. */
            blockReason?: string;
        };
        ChatHistoryQuery: {
            rid: components["schemas"]["ChatRoomId"];
            pageNum: components["schemas"]["PageNum"];
            /** @default 15 */
            pageSize: number;
            /** @enum {string} */
            category: "room" | "gift" | "prediction";
            /**
             * @description Mine needs a session.
             * @enum {string}
             */
            categoryType: "all" | "mine";
            beginTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
        };
        ChatMessage: {
            id: number;
            rid: components["schemas"]["ChatRoomId"];
            sender: components["schemas"]["ChatPerson"];
            /** @description Text; never markup. */
            msg: string;
            at: components["schemas"]["Instant"];
            key?: string;
        };
        ChatGift: {
            giftCode: string;
            name: string;
            picture: components["schemas"]["Picture"];
        };
        ChatGiftRecord: {
            id: number;
            rid: components["schemas"]["ChatRoomId"];
            sender: components["schemas"]["ChatPerson"];
            giftCode: string;
            giftName: string;
            count: number;
            at: components["schemas"]["Instant"];
        };
        ChatPrediction: {
            id: number;
            rid: components["schemas"]["ChatRoomId"];
            sender: components["schemas"]["ChatPerson"];
            h: number;
            c: number;
            /** @enum {string} */
            state: "open" | "hit" | "missed" | "void";
            at: components["schemas"]["Instant"];
        };
        ChatHistoryPage: {
            rid: components["schemas"]["ChatRoomId"];
            pageNum: number;
            pageSize: number;
            total: number;
            list: (components["schemas"]["ChatMessage"] | components["schemas"]["ChatGiftRecord"] | components["schemas"]["ChatPrediction"])[];
        };
        MatchCall: {
            /** @constant */
            method: "getMatch";
            request: {
                gidm: string;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        /** @description One match with all its markets. A match that the gateway does not know is answered with 6004. */
        MatchAnswer: {
            /** @constant */
            method: "getMatch";
            serverTime: components["schemas"]["Instant"];
            /** @description That of the lists whose prices these are; a price of a later version is newer. */
            version?: number;
            match: components["schemas"]["Match"];
            /** @description What happened so far, in its order. */
            timeline: components["schemas"]["Incident"][];
            /** @description Those that the sport has. */
            statistics: components["schemas"]["Statistic"][];
            /** @description What happens now; null while nothing is played. */
            play: components["schemas"]["Play"] | null;
            /** @description The last five matches of each team, the latest first. */
            form: {
                h: components["schemas"]["PastMatch"][];
                c: components["schemas"]["PastMatch"][];
            };
            /** @description The table that both teams stand in; null where there is none. */
            table: components["schemas"]["TableRow"][] | null;
        };
        Incident: {
            /**
             * @description `cancelled` is a goal that was taken back.
             * @enum {string}
             */
            kind: "kick-off" | "goal" | "corner" | "yellow" | "red" | "half-time" | "period-end" | "full-time" | "abandoned" | "cancelled";
            /**
             * @description As it is printed: `23`, `45+2`, `Q3`, `S2`.
             * @example 45+2
             */
            minute: string;
            /** @enum {string} */
            side: "H" | "C" | "";
            /** @description After it. */
            score: components["schemas"]["Score"];
        };
        Statistic: {
            /**
             * @description Possession in percent; `points` of all parts together; `lead` the largest lead of each.
             * @enum {string}
             */
            kind: "possession" | "attacks" | "danger" | "shots" | "onTarget" | "corners" | "yellow" | "red" | "points" | "setsWon" | "lead";
            h: number;
            c: number;
        };
        Play: {
            /** @enum {string} */
            kind: "attack" | "danger" | "corner" | "shot" | "goal" | "safe" | "break";
            /** @enum {string} */
            side: "H" | "C" | "";
            at: components["schemas"]["Instant"];
        };
        PastMatch: {
            gidm: string;
            kickOff: components["schemas"]["Instant"];
            league_name: string;
            team_h: string;
            team_c: string;
            score: components["schemas"]["Score"];
        };
        TableRow: {
            rank: number;
            team: string;
            played: number;
            won: number;
            drawn: number;
            lost: number;
            scored: number;
            conceded: number;
            points: number;
        };
        PriceHistoryCall: {
            /** @constant */
            method: "getPriceHistory";
            request: {
                gid: string;
                wtype: components["schemas"]["BetWtype"];
                pick: components["schemas"]["BetPick"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        PriceHistoryAnswer: {
            /** @constant */
            method: "getPriceHistory";
            /** @description Of the last two hours, the oldest first; empty where the gateway kept none. */
            points: components["schemas"]["PricePoint"][];
        };
        PricePoint: {
            at: components["schemas"]["Instant"];
            /** @description `0.00` is closed. */
            ior: components["schemas"]["Price"];
        };
        /**
         * @description A day from noon to noon in Beijing, named by the day on which it begins.
         * @example 2026-06-11
         */
        BettingDay: string;
        ResultsCall: {
            /** @constant */
            method: "getResults";
            request: {
                gtype: components["schemas"]["ListSport"];
                day: components["schemas"]["BettingDay"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        ResultsAnswer: {
            /** @constant */
            method: "getResults";
            day: components["schemas"]["BettingDay"];
            leagues: components["schemas"]["ResultLeague"][];
        };
        ResultLeague: {
            league_id: string;
            league_name: string;
            matches: components["schemas"]["EndedMatch"][];
        };
        EndedMatch: {
            gidm: string;
            gameType: components["schemas"]["SportCode"];
            discipline?: components["schemas"]["Discipline"];
            kickOff: components["schemas"]["Instant"];
            team_h: string;
            team_c: string;
            /** @enum {string} */
            gameStatus: "finished" | "abandoned";
            /** @description Null of an abandoned match. */
            score: components["schemas"]["Score"] | null;
            HalfTime: components["schemas"]["Score"] | null;
            parts: components["schemas"]["Score"][];
        };
        ResultCall: {
            /** @constant */
            method: "getResult";
            request: {
                gidm: string;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        /** @description How each market of a match ended. A match that is not over, or not known, is answered with 6004. */
        ResultAnswer: {
            /** @constant */
            method: "getResult";
            gidm: string;
            match: components["schemas"]["EndedMatch"];
            markets: components["schemas"]["MarketResult"][];
        };
        MarketResult: {
            gid: string;
            wtype: components["schemas"]["Wtype"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            /** @description By pick. */
            codes: {
                [key: string]: components["schemas"]["BetResultCode"];
            };
        };
        /**
         * @description What a price may do without the member being asked; a price below zero or none is never taken.
         * @enum {string}
         */
        OddsChange: "none" | "better" | "any";
        /**
         * @description The score that the member saw, of a pick in play. Where it differs from the score now the order is refused with
         *     `score-changed`, whatever the consent.
         */
        SeenScore: components["schemas"]["Score"];
        /**
         * @description The side that gave the handicap when the member saw it; that of the quote when left out. Another side is another
         *     line, which needs `lineChange`.
         * @enum {string}
         */
        SeenStrong: "H" | "C" | "";
        /** @description Two matches that share one decide each other and are not legs of one series. */
        Relations: string[];
        /**
         * @description N串M; empty for a single.
         * @example 3串4
         */
        Combination: string;
        /** @enum {string} */
        BetStatus: "delay" | "unsettled" | "settled" | "refused";
        Pick: {
            gid: string;
            wtype: components["schemas"]["BetWtype"];
            pick: components["schemas"]["BetPick"];
        };
        OutrightsCall: {
            /** @constant */
            method: "getOutrights";
            request: {
                gtype: components["schemas"]["ListSport"];
                /** @description Both when it is left out. */
                showType?: components["schemas"]["OutrightShow"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        /**
         * @description FSFT for what closes within the betting day, or is closed already; FSFU for what closes later.
         * @enum {string}
         */
        OutrightShow: "FSFT" | "FSFU";
        OutrightsAnswer: {
            /** @constant */
            method: "getOutrights";
            serverTime: components["schemas"]["Instant"];
            counts?: components["schemas"]["ShowCounts"];
            sports?: components["schemas"]["SportCounts"];
            outrights: components["schemas"]["Outright"][];
        };
        /**
         * @description Who wins a competition (冠军). It is quoted and placed like any pick, with its `gid`, `wtype` FS and the `pick` of a
         *     runner. Of its ticket's leg, `team_h` is the runner and `team_c` is empty.
         */
        Outright: {
            gid: string;
            gidm: string;
            gtype: components["schemas"]["SportCode"];
            /** @constant */
            wtype: "FS";
            league_id: string;
            league_name: string;
            /** @description The list that it stands in. */
            showType: components["schemas"]["OutrightShow"];
            closesAt: components["schemas"]["Instant"];
            /** @description Open for bets. */
            sw: boolean;
            /** @description The runner that won, once it is decided. */
            winner?: components["schemas"]["BetPick"];
            runners: components["schemas"]["Runner"][];
        };
        Runner: {
            pick: components["schemas"]["BetPick"];
            name: string;
            /** @description `0.00` is closed. */
            ior: components["schemas"]["Price"];
        };
        QuotesCall: {
            /** @constant */
            method: "getQuotes";
            request: {
                picks: components["schemas"]["Pick"][];
                /** @description Whether they are to be legs of one series, which has at most ten. */
                series: boolean;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        QuotesAnswer: {
            /** @constant */
            method: "getQuotes";
            /** @description In the order asked, each as `getQuote` answers it. */
            quotes: components["schemas"]["PickQuote"][];
            /** @description Null unless a series was asked for. */
            series: components["schemas"]["SeriesQuote"] | null;
        };
        PickQuote: {
            gid: string;
            gidm: string;
            wtype: components["schemas"]["BetWtype"];
            pick: components["schemas"]["BetPick"];
            open: boolean;
            /** @description True once the match, or the competition, is over: the pick will not open again. */
            over?: boolean;
            ior: components["schemas"]["Price"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            score: components["schemas"]["Score"];
            isLive: boolean;
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            /** @description Echoed as `quoteToken` by the order. */
            token: string;
            expiresInMs: number;
            /** @description Of the lists when it was quoted, as in getMatchList. */
            version?: number;
            relations?: components["schemas"]["Relations"];
        };
        SeriesQuote: {
            /** @description Of each line. */
            min: components["schemas"]["Amount"];
            /** @description Of each line. */
            max: components["schemas"]["Amount"];
            /** @description Why the picks are no series; null when they are one. */
            reason: ("related-legs" | "outright-mixed" | "leg-closed") | null;
            /** @description Indexes of the picks at fault. */
            legs: number[];
        };
        PlaceSeriesCall: {
            /** @constant */
            method: "placeSeries";
            request: {
                key: components["schemas"]["IdempotencyKey"];
                legs: components["schemas"]["SeriesLeg"][];
                combination: components["schemas"]["Combination"];
                /** @description Stake of each line. */
                unit: components["schemas"]["Amount"];
                oddsChange: components["schemas"]["OddsChange"];
                lineChange: boolean;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        SeriesLeg: {
            quoteToken: string;
            gid: string;
            wtype: components["schemas"]["BetWtype"];
            pick: components["schemas"]["BetPick"];
            ior: components["schemas"]["Price"];
            ratio: components["schemas"]["Line"];
            score?: components["schemas"]["SeenScore"];
            strong?: components["schemas"]["SeenStrong"];
        };
        OrderLeg: {
            gid: string;
            gidm: string;
            wtype: components["schemas"]["BetWtype"];
            pick: components["schemas"]["BetPick"];
            /** @description Taken price, or the price now where the odds changed. */
            ior: components["schemas"]["Price"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            /** @description The base that was taken, of a leg in play. */
            score: components["schemas"]["Score"] | null;
            /** @description What stands against this leg; one leg is enough to refuse the ticket. */
            reason: components["schemas"]["BetRefusal"] | null;
        };
        TicketCall: {
            /** @constant */
            method: "getTicket";
            request: {
                ticket_id: string;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        TicketAnswer: {
            /** @constant */
            method: "getTicket";
            ticket: components["schemas"]["Ticket"];
        };
        /** @description One ticket whole. A ticket that is not the member's is answered with 6004. */
        Ticket: {
            ticket_id: string;
            status: components["schemas"]["BetStatus"];
            reason: components["schemas"]["BetRefusal"] | null;
            placedAt: components["schemas"]["Instant"];
            settledAt: components["schemas"]["Instant"] | null;
            combination: components["schemas"]["Combination"];
            /** @description Sizes of the lines; `[1]` of a single. */
            folds: number[];
            lines: number;
            unit: components["schemas"]["Amount"];
            stake: components["schemas"]["Amount"];
            /** @description What was not cashed out. */
            stakeLeft: components["schemas"]["Amount"];
            maxWin: components["schemas"]["Amount"];
            /** @description Everything paid so far, cash-outs included. */
            payout: components["schemas"]["Amount"];
            winLoss: components["schemas"]["SignedAmount"];
            legs: components["schemas"]["TicketLeg"][];
            cashOuts: components["schemas"]["TicketCashOut"][];
            /** @description In their order; a corrected result adds one and takes none away. */
            settlements: components["schemas"]["TicketSettlement"][];
        };
        TicketLeg: {
            gid: string;
            gidm: string;
            gtype: components["schemas"]["BetSport"];
            discipline?: components["schemas"]["Discipline"];
            league_name: string;
            team_h: string;
            team_c: string;
            kickOff: components["schemas"]["Instant"];
            wtype: components["schemas"]["BetWtype"];
            pick: components["schemas"]["BetPick"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            ior: components["schemas"]["Price"];
            isLive: boolean;
            /** @description Of a leg in play. */
            scoreAtBet: components["schemas"]["Score"] | null;
            /**
             * @description The score from which an in-play handicap counts: the score at the bet, less the goals of it that were
             *     cancelled since.
             */
            baseScore: components["schemas"]["Score"] | null;
            /** @enum {string} */
            gameStatus: "scheduled" | "in-play" | "half-time" | "finished" | "abandoned";
            /** @description As in lists. */
            re_time: string;
            /** @description The score now, or at the end. */
            scoreNow: components["schemas"]["Score"];
            /** @description Null while the leg runs. */
            resultCode: components["schemas"]["BetResultCode"] | null;
            finalScore: components["schemas"]["Score"] | null;
            halfScore: components["schemas"]["Score"] | null;
            /**
             * @description The score that the market counts, of its period and in its unit, once it is known: points of the third quarter,
             *     sets won. Null in football, where half-time and full-time say it.
             */
            countedScore?: components["schemas"]["Score"] | null;
            /** @description What stood against this leg of a refused ticket. */
            reason: components["schemas"]["BetRefusal"] | null;
        };
        TicketCashOut: {
            at: components["schemas"]["Instant"];
            stake: components["schemas"]["Amount"];
            value: components["schemas"]["Amount"];
        };
        TicketSettlement: {
            at: components["schemas"]["Instant"];
            /**
             * @description `reopened`: a correction left the ticket undecided, what it had paid was taken back.
             * @enum {string}
             */
            cause: "result" | "correction" | "reopened";
            /** @description By leg, in their order; null where it made no difference or is not known. */
            results: {
                resultCode: components["schemas"]["BetResultCode"] | null;
                finalScore: components["schemas"]["Score"] | null;
                halfScore: components["schemas"]["Score"] | null;
                countedScore?: components["schemas"]["Score"] | null;
            }[];
            /** @description What the settlement paid for the stake that was left. */
            payout: components["schemas"]["Amount"];
            /** @description What the settlement before it had paid and this one took back. */
            reversed: components["schemas"]["Amount"];
            /** @description The part of it that the wallet no longer held; the house bears it. */
            uncollected: components["schemas"]["Amount"];
        };
        CashOutOffersCall: {
            /** @constant */
            method: "getCashOut";
            request: {
                tickets: string[];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        CashOutOffersAnswer: {
            /** @constant */
            method: "getCashOut";
            /** @description In the order asked. */
            offers: components["schemas"]["CashOutOffer"][];
        };
        CashOutOffer: {
            ticket_id: string;
            /** @enum {string} */
            status: "open" | "suspended" | "unavailable";
            /**
             * @description `switched-off` for this market; `not-open`: refused, still waiting or unknown; `settled`; `suspended`: a leg's
             *     markets are closed for a moment; `no-price`: a leg is too sure or too unlikely to have one; `no-value`: it
             *     would pay nothing.
             */
            reason: ("switched-off" | "not-open" | "settled" | "suspended" | "no-price" | "no-value") | null;
            /** @description For all of `stakeLeft`. */
            value: components["schemas"]["Amount"];
            stakeLeft: components["schemas"]["Amount"];
            /**
             * @description Least part of the stake, and least that a part may leave. A part is worth `value` times its share of
             *     `stakeLeft`, cut to two decimals.
             */
            minPart: components["schemas"]["Amount"];
            /** @description Echoed as `offerToken` by `cashOut`; empty unless open. */
            token: string;
            expiresInMs: number;
        };
        CashOutCall: {
            /** @constant */
            method: "cashOut";
            request: {
                key: components["schemas"]["IdempotencyKey"];
                ticket_id: string;
                /** @description `token` of the offer. */
                offerToken: string;
                /** @description The part of the stake; empty for all of it. */
                amount: string;
                /** @description What the member saw for it; they are never paid less. */
                value: components["schemas"]["Amount"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        CashOutOrderCall: {
            /** @constant */
            method: "getCashOutOrder";
            request: {
                key: components["schemas"]["IdempotencyKey"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        /** @description The cash-out behind a key. `none` means that none with this key was ever received. */
        CashOutAnswer: {
            /** @enum {string} */
            method: "cashOut" | "getCashOutOrder";
            key: components["schemas"]["IdempotencyKey"];
            /** @enum {string} */
            active: "accepted" | "refused" | "none";
            reason: ("value-changed" | "suspended" | "expired" | "settled" | "key-reused" | "below-min" | "unavailable") | null;
            ticket_id: string;
            /** @description What was paid, or is offered now where it changed. */
            value: components["schemas"]["Amount"];
            stakeLeft: components["schemas"]["Amount"];
        };
    };
    responses: {
        /** @description The session is over, said by what stands before the gateway; as 6001. */
        SessionOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Version of the front end. */
        version: string;
        /** @description Always web */
        clientType: "web";
        /** @description Id of this device. */
        uuid: string;
        /** @description Id of this call; kept when it is retried. */
        requestId: string;
        /** @description Site code, 9000 by default. */
        siteId: string;
        /** @description Login token, left out by visitors. */
        token: string;
        /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
        timestamp: string;
        /** @description 32 hexadecimal digits; each is accepted once. */
        nonce: string;
        /** @description 64 hexadecimal digits. */
        sign: string;
        /** @description Timestamp and client IP, AES-CBC, base64. */
        signData: string;
        /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
        language: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    preInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PreInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    onlineCustomerService: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            /** @description An https address that opens in a window of its own. */
                            url: string;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    defaultKaptcha: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The picture and its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PictureCaptcha"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    sliderChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["SliderChallenge"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    captchaQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The question and its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["CaptchaQuestion"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    sliderAnswer: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a slider, or the id of a question. */
                    lot_number: string;
                    /** @description Left edge of the piece in picture pixels. */
                    x?: number;
                    /** @description To a question, in digits or in words. */
                    answer?: string;
                };
            };
        };
        responses: {
            /** @description What the site's own check takes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["SliderResult"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    validateGeeCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeeCheck"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["GeeCheckResult"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The new member's id. 6021 and 6022 ask for a picture or slider captcha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            userId: components["schemas"]["UserId"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The session. 6039 has `ticket` and `devices`. For 6025 to 6029 `data` has the phone number, its four digits before the last four masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    sendCodeOne: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCode"];
            };
        };
        responses: {
            /** @description How long to wait for another, and how long this one is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    sendCodeTwo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCode"];
            };
        };
        responses: {
            /** @description How long to wait for another, and how long this one is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    forgetByPhoneOne: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneInput"];
                    name: components["schemas"]["MemberNameInput"];
                };
            };
        };
        responses: {
            /** @description Started, for this device and 15 minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    forgetByPhoneTwo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneInput"];
                    name: components["schemas"]["MemberNameInput"];
                    code: components["schemas"]["CodeInput"];
                };
            };
        };
        responses: {
            /** @description Proved. 6036 a wrong code, 6037 too many wrong ones, 6038 a code that is too old. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    forgetByPhoneThree: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneInput"];
                    name: components["schemas"]["MemberNameInput"];
                    password: components["schemas"]["Md5"];
                    secondPassword: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    forgetByEmailOne: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["EmailInput"];
                    name: components["schemas"]["MemberNameInput"];
                };
            };
        };
        responses: {
            /** @description Started, for this device and 15 minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    forgetByEmailTwo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["EmailInput"];
                    name: components["schemas"]["MemberNameInput"];
                    code: components["schemas"]["CodeInput"];
                };
            };
        };
        responses: {
            /** @description Proved. 6036 a wrong code, 6037 too many wrong ones, 6038 a code that is too old. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    forgetByEmailThree: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["EmailInput"];
                    name: components["schemas"]["MemberNameInput"];
                    password: components["schemas"]["Md5"];
                    secondPassword: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    queryCountryArea: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Part of a name or code; empty for all areas. */
                    area: string;
                };
            };
        };
        responses: {
            /** @description The areas, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["CountryArea"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    memberInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["MemberInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    memberJwt: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The body of the login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            body: string;
                            expiresAt: components["schemas"]["Instant"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    avatarList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The avatars, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["Avatar"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    addAvatar: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    avatarId?: string;
                    imageId?: components["schemas"]["ImageId"];
                };
            };
        };
        responses: {
            /** @description The avatar. One of the two ids is given; 6004 when there is no such avatar or image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["Picture"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gender: components["schemas"]["Gender"];
                    birthday: components["schemas"]["Birthday"];
                    nickname: string;
                };
            };
        };
        responses: {
            /** @description The member. 6007 under 18 years; 6009 when it was submitted before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["MemberInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    bindPhone: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneInput"];
                    code: components["schemas"]["CodeInput"];
                };
            };
        };
        responses: {
            /** @description Bound. 6009 when the member has one, or it is another member's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    bindEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["EmailInput"];
                    code: components["schemas"]["CodeInput"];
                };
            };
        };
        responses: {
            /** @description Bound. 6009 when the member has one, or it is another member's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    bindRealName: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    realName: string;
                };
            };
        };
        responses: {
            /** @description Bound. 6007 for a name outside the rule of spec access 5; 6009 when there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: components["schemas"]["Md5"];
                    password: components["schemas"]["Md5"];
                    secondPassword: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description Changed. 6100 when the old one is wrong, 6011 after five wrong ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    loginDevices: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The device that asks first, then the others by their last login; the last twenty logins, newest first; how many sessions are open besides this one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            otherSessions: number;
                            devices: components["schemas"]["LoginDevice"][];
                            logins: components["schemas"]["LoginRecord"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    logoutOtherDevices: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description How many devices were left: those that were forgotten, and those with a session. With a bound phone, a login from one of them must verify itself as from a new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            count: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    secondPasswordCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["CodeInput"];
                };
            };
        };
        responses: {
            /** @description Proved, for ten minutes and one reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    secondPasswordSet: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["Md5"];
                    secondPassword: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description Set. 6009 when there is one, 6015 without a bound phone, 6100 when the two differ. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    secondPasswordReset: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword?: components["schemas"]["Md5"];
                    password: components["schemas"]["Md5"];
                    secondPassword: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description Set, and unlocked. Either the old one is given, or `emailCheck` came before (else 6016). 6004 when there is none, 6100 when the two differ, or when the old one is wrong, with `data.triesLeft`; 6110 after five wrong ones, for `data.lockedMs`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The deposit order whose payment slip it is. 6004 when the member has no such order. */
                    depositOrderId?: string;
                    fileName: string;
                    contentType: string;
                    /** @description The bytes, base64. */
                    content: string;
                };
            };
        };
        responses: {
            /** @description Where it is. 6010 when it is too large or no such image; 6011 after twenty within an hour. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["UploadedImage"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    singleDataDecryption: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: {
            /** @description The plain value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            value: string;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    gradeList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description From V0 up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["Grade"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    gradeInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    grade?: number;
                };
            };
        };
        responses: {
            /** @description The grade (the member's own when none is asked for). 6303 when there is no such grade. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            config: components["schemas"]["Grade"];
                            memberGrade: number;
                            turnover: components["schemas"]["Amount"];
                            /** @description Turnover until this grade. */
                            missing: components["schemas"]["Amount"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    rebateRange: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description In per cent of turnover, and the turnover below which a week brings none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            leastTurnover: components["schemas"]["Amount"];
                            list: components["schemas"]["RebateRange"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    letterUnread: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    userSystem: 1;
                };
            };
        };
        responses: {
            /** @description A count a group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["LetterCounts"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    letterList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    group?: components["schemas"]["LetterGroup"];
                    groups?: components["schemas"]["LetterGroups"];
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            total: number;
                            list: components["schemas"]["Letter"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    letterRead: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    letterId: components["schemas"]["LetterId"];
                };
            };
        };
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["Letter"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    letterDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    letterIds: components["schemas"]["LetterId"][];
                };
            };
        };
        responses: {
            /** @description Gone. None of them goes when one is not the member's (6004). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    letterReadAll: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    group?: components["schemas"]["LetterGroup"];
                    groups?: components["schemas"]["LetterGroups"];
                };
            };
        };
        responses: {
            /** @description How many were unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            count: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    addFeedback: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFeedback"];
            };
        };
        responses: {
            /** @description Its id. 6004 when the bet or an image is not the member's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            feedbackId: components["schemas"]["FeedbackId"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    feedbackUnread: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: number;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    feedbackBets: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            total: number;
                            list: components["schemas"]["FeedbackBet"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    feedbackDepositRewards: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The rewards that are on now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["DepositReward"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    feedbackList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status?: components["schemas"]["FeedbackStatus"];
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            total: number;
                            list: components["schemas"]["Feedback"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    feedbackInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    feedbackId: components["schemas"]["FeedbackId"];
                };
            };
        };
        responses: {
            /** @description The thread, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["FeedbackThread"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    deleteFeedback: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    feedbackId: components["schemas"]["FeedbackId"];
                };
            };
        };
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: null;
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 counts locked money into `totalBalance`.
                     * @default 1
                     * @enum {integer}
                     */
                    includeLocked?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The balance. Locked is what open bets and open withdrawals hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["Balance"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    utcTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The venue's `enName`. */
                    channelCode: string;
                    amount: components["schemas"]["Amount"];
                    /**
                     * @description 1 into the venue, 2 out of it.
                     * @enum {string}
                     */
                    ty: "1" | "2";
                    isActivity?: components["schemas"]["IsActivity"];
                    key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description The movement and both wallets after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["WalletTransfer"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    transferRate: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: string;
                };
            };
        };
        responses: {
            /** @description The rates of now, and how long they hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            rates: components["schemas"]["TransferRate"][];
                            expiresInMs: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    paymentTypes: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The channels, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            channels: components["schemas"]["DepositChannel"][];
                            /** @description Orders of the member that are not decided, newest first. */
                            waiting: components["schemas"]["DepositOrder"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelId: string;
                    amount: components["schemas"]["Amount"];
                    key: components["schemas"]["IdempotencyKey"];
                    /**
                     * @description False declines the channel's bonus.
                     * @default true
                     */
                    bonus?: boolean;
                    /** @description Name on the account that pays; of transfers. Left out, it is the one that `getCustomerInfo` tells: who paid last through the channel, else the registered name. */
                    payerName?: string;
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["DepositOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    depositOrderStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId?: string;
                    key?: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["DepositOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    closeDepositOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderId"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["DepositOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    createSignalCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderId"];
            };
        };
        responses: {
            /** @description The code. 6012 when the order is no longer waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            orderId: string;
                            code: string;
                            /** @description Opens the wallet app. */
                            deepLink: string;
                            expiresInMs: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    customerInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelId: string;
                };
            };
        };
        responses: {
            /** @description Names masked with asterisks; null where nothing is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            channelId: string;
                            needsPayerName: boolean;
                            realName: string | null;
                            lastPayerName: string | null;
                            /** @description Last digits of the member's bank card. */
                            cardTail: string | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    dealRecords: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind?: components["schemas"]["DealKind"];
                    state?: components["schemas"]["DealState"];
                    beginTime?: components["schemas"]["Instant"];
                    endTime?: components["schemas"]["Instant"];
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page; the sums are of everything that the filter finds and that moved money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            total: number;
                            pageNum: components["schemas"]["PageNum"];
                            pageSize: components["schemas"]["PageSize"];
                            sums: {
                                count: number;
                                in: components["schemas"]["Amount"];
                                out: components["schemas"]["Amount"];
                                net: components["schemas"]["SignedAmount"];
                            };
                            list: components["schemas"]["DealRecord"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    virtualCurrencies: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The currencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["VirtualCurrency"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    withdrawalConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The ways. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["WithdrawalWay"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    withdrawalInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default bank
                     * @enum {string}
                     */
                    kind?: "bank" | "alipay";
                };
            };
        };
        responses: {
            /** @description Available money, turnover that is still required, what is left of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["WithdrawalInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    usdtWithdrawalInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: components["schemas"]["Amount"];
                };
            };
        };
        responses: {
            /** @description As for a card, with the rate and, given an amount, what arrives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            rate: components["schemas"]["Rate"];
                            rateExpiresInMs: number;
                            /** @description USDT after the fee; null without an amount. */
                            arrives: string | null;
                        } & components["schemas"]["WithdrawalInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: components["schemas"]["IdempotencyKey"];
                    cardId: string;
                    amount: components["schemas"]["Amount"];
                    /** @description What the member was told arrives, in the currency of the way; refused where another amount does by now. */
                    arrives?: components["schemas"]["Amount"];
                    /** @description Left out where the site asks for no withdrawal password. */
                    password?: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["WithdrawalOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    withdrawalOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId?: string;
                    key?: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["WithdrawalOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    memberCards: {
        parameters: {
            query?: {
                kind?: "bank" | "virtual" | "alipay";
            };
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["MemberCard"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    addableCards: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each kind with its banks or networks, and whether one more may be added now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["AddableCard"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["CardKind"];
                    /** @description Card number, address or account. */
                    number: string;
                    /** @description Of bank and Alipay. */
                    holder?: string;
                    /** @description Of bank cards. */
                    bankCode?: string;
                    /** @description Of virtual currencies. */
                    network?: string;
                    password: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["MemberCard"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: string;
                    password: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description The cards that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["MemberCard"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    setDefaultCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: string;
                };
            };
        };
        responses: {
            /** @description All cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["MemberCard"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    venueResource: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SportsCall"];
            };
        };
        responses: {
            /** @description The answer to the method; its `method` field repeats which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["SportsAnswer"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    betRecordTotal: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetRecordFilter"];
            };
        };
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["BetRecordTotal"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    betRecordList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetRecordQuery"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["BetRecordPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    venuesByCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category?: components["schemas"]["VenueType"];
                };
            };
        };
        responses: {
            /** @description The venues in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            venues: components["schemas"]["Venue"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    bonusPools: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The pools, the largest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            pools: components["schemas"]["BonusPool"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    gameList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category?: components["schemas"]["VenueType"];
                    venueCode?: string;
                    /** @description A part of the name or of its venue's in either script, or of the name's pinyin or initials (`qflm`). */
                    keyword?: string;
                    /** @enum {string} */
                    tag?: "hot" | "new" | "jackpot";
                    theme?: components["schemas"]["GameTheme"];
                    /** @enum {string} */
                    volatility?: "low" | "medium" | "high";
                    feature?: components["schemas"]["GameFeature"];
                    /** @description Return to player in per cent, at least; leaves out games without such a figure. */
                    leastRtp?: number;
                    /** @description Games that take this stake. */
                    stake?: string;
                    /**
                     * @description The member's favourites only, the latest first; 6001 for visitors.
                     * @constant
                     */
                    collected?: 1;
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            total: number;
                            list: components["schemas"]["Game"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    allVenueBalances: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The wallets, venues in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            centerWalletBalance: components["schemas"]["Amount"];
                            venueTotal: components["schemas"]["Amount"];
                            totalBalance: components["schemas"]["Amount"];
                            currency: string;
                            /** @enum {integer} */
                            autoTransfer: 0 | 1;
                            venues: components["schemas"]["VenueBalance"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    venueBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enName: string;
                };
            };
        };
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["VenueBalance"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    venueTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: components["schemas"]["WalletName"];
                    to: components["schemas"]["WalletName"];
                    amount: components["schemas"]["Amount"];
                    isActivity?: components["schemas"]["IsActivity"];
                    key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description The movement and the wallets after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["WalletTransfer"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    recycleVenues: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description What came back, and what had to stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            centerWalletBalance: components["schemas"]["Amount"];
                            recycled: components["schemas"]["Amount"];
                            venues: {
                                enName: string;
                                amount: components["schemas"]["Amount"];
                            }[];
                            kept: {
                                enName: string;
                                amount: components["schemas"]["Amount"];
                                /** @enum {string} */
                                reason: "activity" | "maintenance";
                            }[];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enName: string;
                    gameCode?: string;
                    isActivity?: components["schemas"]["IsActivity"];
                };
            };
        };
        responses: {
            /** @description The address, and what was moved in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            url: string;
                            transferred: components["schemas"]["Amount"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    setAutoTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    status: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            /** @enum {integer} */
                            status: 0 | 1;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    addCollection: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gameCode: string;
                };
            };
        };
        responses: {
            /** @description Kept. 6004 when there is no such game, 6012 (`data.reason` `too-many`) beyond 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["Collected"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    removeCollection: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gameCode: string;
                };
            };
        };
        responses: {
            /** @description Gone. 6004 when there is no such game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["Collected"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    matchDetail: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gidm: string;
                };
            };
        };
        responses: {
            /** @description The match. Goals are in the timeline while it is known who scored when; a score that an operator put right comes without them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["MatchDetail"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    promotionConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Those that run unless told. What ended cannot be joined or claimed.
                     * @enum {string}
                     */
                    state?: "running" | "ended";
                };
            };
        };
        responses: {
            /** @description The promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["Promotion"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    promotionVerification: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promotionId: components["schemas"]["PromotionId"];
                };
            };
        };
        responses: {
            /** @description The standing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PromotionStanding"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    joinPromotion: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promotionId: components["schemas"]["PromotionId"];
                    /** @description The venue to play at, where the promotion asks for one. */
                    venueCode?: string;
                };
            };
        };
        responses: {
            /** @description The standing after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PromotionStanding"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    confirmPromotion: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promotionId: components["schemas"]["PromotionId"];
                    /** @description One of its tasks, where it has some. */
                    taskId?: string;
                    key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description What was given, and the standing after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            exchange: components["schemas"]["PromotionExchange"];
                            standing: components["schemas"]["PromotionStanding"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    promotionStandings: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description A standing each; none for who takes a break. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["PromotionStanding"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    raceBoard: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promotionId: components["schemas"]["PromotionId"];
                    size?: number;
                };
            };
        };
        responses: {
            /** @description The first twenty unless told, best first. 6004 where there is no such race. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["RaceBoard"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    vipWeekInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description This week and the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            grade: number;
                            weekStart: components["schemas"]["Instant"];
                            weekEnd: components["schemas"]["Instant"];
                            turnover: components["schemas"]["Amount"];
                            target: components["schemas"]["Amount"];
                            gift: components["schemas"]["Amount"];
                            lastWeek: {
                                turnover: components["schemas"]["Amount"];
                                gift: components["schemas"]["Amount"];
                                /** @enum {string} */
                                state: "missed" | "claimable" | "claimed";
                            };
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    exchangeRecord: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                    beginTime?: components["schemas"]["Instant"];
                    endTime?: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            total: number;
                            pageNum: number;
                            pageSize: number;
                            list: components["schemas"]["PromotionExchange"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    exchangeGifts: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The points and the gifts; no gifts for who takes a break. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            points: number;
                            list: components["schemas"]["ExchangeGift"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    exchangePoints: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    giftId: string;
                    key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description What was given, and the points that are left. 6003 where they do not suffice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            exchange: components["schemas"]["PromotionExchange"];
                            points: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    playState: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The whole state. It is answered during a break and to an idle session as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlayState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    setPlayLimit: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["PlayLimitKind"];
                    period: components["schemas"]["PlayPeriod"];
                    value: components["schemas"]["MaybeLimit"];
                };
            };
        };
        responses: {
            /** @description Whether it holds or waits, and the state after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlayLimitChange"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    confirmPlayLimit: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["PlayLimitKind"];
                    period: components["schemas"]["PlayPeriod"];
                };
            };
        };
        responses: {
            /** @description The state after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlayLimitChange"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    cancelPlayLimit: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["PlayLimitKind"];
                    period: components["schemas"]["PlayPeriod"];
                };
            };
        };
        responses: {
            /** @description The state after it. 6004 when nothing waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlayLimitChange"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    playSession: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    active: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlaySession"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    acknowledgeRealityCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The session after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlaySession"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["Md5"];
                };
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlaySession"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    startCoolOff: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hours: number;
                    confirmed: components["schemas"]["Confirmed"];
                };
            };
        };
        responses: {
            /** @description The break that holds. 6007 outside the bounds, with `data.min` and `data.max`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlayBreak"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    startExclusion: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null for good. */
                    months: number | null;
                    confirmed: components["schemas"]["Confirmed"];
                };
            };
        };
        responses: {
            /** @description The break that holds. 6007 outside the bounds, with `data.min` and `data.max`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlayBreak"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    playHistory: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    months: 3 | 6 | 12;
                };
            };
        };
        responses: {
            /** @description The days and their sums. Bets count to the day on which they were placed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["PlayHistory"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    navigationList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The entries in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["NavigationEntry"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    sponsorContent: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["SponsorContent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    discountAds: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    position: "home" | "discount";
                };
            };
        };
        responses: {
            /** @description The banners in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            list: components["schemas"]["Advertisement"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    noticeList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            total: number;
                            list: components["schemas"]["Notice"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    chatHistory: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatHistoryQuery"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["ChatHistoryPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    chatRooms: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The rooms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            /** @enum {integer} */
                            open: 0 | 1;
                            rooms: components["schemas"]["ChatRoom"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    chatGifts: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The gifts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            /** @description Gifts left today. */
                            left: number;
                            gifts: components["schemas"]["ChatGift"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    sendChatGift: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rid: components["schemas"]["ChatRoomId"];
                    giftCode: string;
                    count: number;
                    key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description The record, and what is left today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: {
                            record: components["schemas"]["ChatGiftRecord"];
                            left: number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
    submitPrediction: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rid: components["schemas"]["ChatRoomId"];
                    h: number;
                    c: number;
                };
            };
        };
        responses: {
            /** @description The prediction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status_code: 6000;
                        message: string;
                        data: components["schemas"]["ChatPrediction"];
                    } | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
        };
    };
}
